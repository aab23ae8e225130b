import type { Balance } from '@parlour/contract/wallet';
import { create } from 'zustand';
import { readLocal, writeLocal } from './storage';

type BalanceState = {
  /**
   * The balance that every place shows. Undefined: not loaded yet, or not to be disclosed yet; it
   * is shown as "updating", never as zero.
   */
  balance: Balance | undefined;
  isRefreshing: boolean;
  isHidden: boolean;
  /** A page that began with a game does not know yet whether it has an old round to tell. */
  isOpening: boolean;
  /** Since when (the server's time) a round is held whose outcome no page may tell. */
  heldSince: string | undefined;
  /** The vendor whose own wallet that round spends. */
  heldWallet: string | undefined;
  /** Counts the ends of held rounds. */
  rolls: number;
};

export const useBalance = create<BalanceState>(() => ({
  balance: undefined,
  isRefreshing: false,
  isHidden: false,
  isOpening: false,
  heldSince: undefined,
  heldWallet: undefined,
  rolls: 0,
}));

export type BalanceUpdate = Partial<Balance> & Pick<Balance, 'version'>;

/** One's own transfer. Without an amount: everything of one vendor, or of all, to the main one. */
export type Move = { from?: string; to?: string; amount?: string };

/** Decides, while a game shows a round, which incoming balances are shown. */
type Keeper = {
  set: (next: BalanceUpdate) => void;
  move: (move: Move, balance: Balance) => void;
  /** Another player is signed in, or no one. */
  forget: () => void;
};

let keeper: Keeper | undefined;

/** Lets someone decide what is shown, until the returned function is called. */
export const keepBalance = (by: Keeper): (() => void) => {
  keeper = by;
  return () => {
    if (keeper === by) keeper = undefined;
  };
};

/** Takes a balance that came by any way, unless a newer one is known. */
export const setBalance = (next: BalanceUpdate): void => {
  if (keeper) return keeper.set(next);
  useBalance.setState(({ balance }) => ({ balance: merged(balance, next) }));
};

export const applyMove = (move: Move, balance: Balance): void => {
  if (keeper) keeper.move(move, balance);
  else setBalance(balance);
};

/** The newer of the two; a live message says only a part. */
export const merged = (known: Balance | undefined, next: BalanceUpdate): Balance | undefined => {
  if (known && known.version > next.version) return known;
  if (!known && next.currency === undefined) return undefined;
  return { ...known, ...next } as Balance;
};

export const refreshBalance = async (): Promise<void> => {
  useBalance.setState({ isRefreshing: true });
  try {
    const { readBalance } = await import('../api/calls');
    setBalance(await readBalance());
  } finally {
    useBalance.setState({ isRefreshing: false });
  }
};

export const forgetBalance = (): void => {
  if (keeper) keeper.forget();
  else useBalance.setState({ balance: undefined });
};

export const readHiddenBalance = (): void =>
  useBalance.setState({ isHidden: readLocal('hiddenBalance') === '1' });

export const toggleHiddenBalance = (): void => {
  const isHidden = !useBalance.getState().isHidden;
  writeLocal('hiddenBalance', isHidden ? '1' : undefined);
  useBalance.setState({ isHidden });
};
