import type { Balance } from '@parlour/contract/wallet';
import { create } from 'zustand';
import { readLocal, writeLocal } from './storage';

type BalanceState = {
  /** Undefined: not fetched yet; it is shown as "updating", never as nothing. */
  balance: Balance | undefined;
  isRefreshing: boolean;
  isHidden: boolean;
};

export const useBalance = create<BalanceState>(() => ({
  balance: undefined,
  isRefreshing: false,
  isHidden: false,
}));

/** Takes a balance that came by any way, unless a newer one is known. */
export const takeBalance = (next: Partial<Balance> & Pick<Balance, 'version'>): void => {
  const { balance } = useBalance.getState();
  if (balance && balance.version > next.version) return;
  if (!balance && next.currency === undefined) return;
  useBalance.setState({ balance: { ...balance, ...next } as Balance });
};

export const refreshBalance = async (): Promise<void> => {
  useBalance.setState({ isRefreshing: true });
  try {
    const { readBalance } = await import('./calls');
    takeBalance(await readBalance());
  } finally {
    useBalance.setState({ isRefreshing: false });
  }
};

export const forgetBalance = (): void => useBalance.setState({ balance: undefined });

export const readHiddenBalance = (): void =>
  useBalance.setState({ isHidden: readLocal('hiddenBalance') === '1' });

export const toggleHiddenBalance = (): void => {
  const isHidden = !useBalance.getState().isHidden;
  writeLocal('hiddenBalance', isHidden ? '1' : undefined);
  useBalance.setState({ isHidden });
};
