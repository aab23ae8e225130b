import type { FromGame } from '@parlour/contract/frame';
import { micros, moneyPattern, moneyText } from '@parlour/contract/money';
import { mainWallet, type Balance } from '@parlour/contract/wallet';
import { merged, type Move, type BalanceUpdate } from '../../lib/session/balance';

/**
 * The balance that the page shows while a game of ours runs: never the outcome of a round before
 * its stage has shown it. From the press to the end of a round the balance stays at its value less
 * the stake; the server's messages are held, and only the newest is kept.
 */
export type BalanceHold = {
  /**
   * `opening`: a page that begins with a game shows no balance before the game reports whether a
   * round is still open. `ending`: the stage has finished, and the server's figure has not arrived
   * yet.
   */
  phase: 'free' | 'opening' | 'round' | 'ending';
  /** The vendor whose own wallet the game spends; undefined: all pockets. */
  wallet: string | undefined;
  key: string | undefined;
  /** When the round was opened, where that was before the game reported it. */
  openedAt: string | undefined;
  shown: Balance | undefined;
  newest: Balance | undefined;
  /** The version that was current when the round began. */
  baseVersion: number;
  lastMessageAt: number;
  /** Counts the ends of rounds: the bar animates to the balance of each. */
  rolls: number;
};

export type HoldEvent =
  | { type: 'opened'; wallet: string | undefined }
  | { type: 'received'; balance: BalanceUpdate }
  | { type: 'deposited'; amount: string }
  | { type: 'moved'; move: Move; balance: Balance }
  | { type: 'message'; message: FromGame; at: number }
  | { type: 'passed'; at: number }
  /** Another player is signed in: no figure of one is shown to the other. */
  | { type: 'forgotten' }
  | { type: 'closed' };

/** After this long without a message of the game the held balance is shown. */
export const quietMs = 60_000;

export const openHold = (
  known: Balance | undefined,
  { isFirst, at }: { isFirst: boolean; at: number },
): BalanceHold => ({
  phase: isFirst ? 'opening' : 'free',
  wallet: undefined,
  key: undefined,
  openedAt: undefined,
  shown: isFirst ? undefined : known,
  newest: known,
  baseVersion: 0,
  lastMessageAt: at,
  rolls: 0,
});

export const stepped = (hold: BalanceHold, event: HoldEvent): BalanceHold => {
  switch (event.type) {
    case 'opened':
      return { ...hold, wallet: event.wallet };
    case 'received':
      return withUpdate(hold, event.balance);
    case 'deposited':
      return isHeld(hold) ? changed(hold, (shown) => deposited(shown, event.amount)) : hold;
    case 'moved':
      return moved(hold, event.move, event.balance);
    case 'message':
      return afterMessage({ ...hold, lastMessageAt: event.at }, event.message);
    case 'passed':
      return hold.phase !== 'free' && event.at - hold.lastMessageAt >= quietMs
        ? released(hold)
        : hold;
    case 'forgotten':
      return forgotten(hold);
    case 'closed':
      return released(hold);
  }
};

/** The clocks of two servers differ by less; two rounds of a player are further apart. */
const apartMs = 1000;

/** The moment up to which the record may be shown while a round is held. */
export const recordUntil = ({ openedAt }: BalanceHold, now: number): string => {
  const opened = Date.parse(openedAt ?? '') - apartMs;
  return new Date(opened < now ? opened : now).toISOString();
};

const isHeld = ({ phase }: BalanceHold): boolean => phase === 'round';

const withUpdate = (hold: BalanceHold, balance: BalanceUpdate): BalanceHold => {
  const next = { ...hold, newest: merged(hold.newest, balance) };
  if (hold.phase === 'free') return { ...next, shown: next.newest };
  const isNewer = balance.version >= (hold.newest?.version ?? 0);
  return hold.phase === 'ending' && isNewer ? rolled(next) : next;
};

const afterMessage = (hold: BalanceHold, message: FromGame): BalanceHold => {
  switch (message.type) {
    case 'ready':
      return hold.phase === 'opening' ? released(hold) : hold;
    case 'round-started':
      return started(hold, message);
    case 'round-ended':
      return ended(hold, message.played);
    case 'failed':
      return released(hold);
    default:
      return hold;
  }
};

type Started = { key: string; stake: string; since?: string };

const started = (hold: BalanceHold, { key, stake, since }: Started): BalanceHold => {
  if (isHeld(hold) && hold.key === key) return hold;
  // A round that was not shown to its end: its balance has arrived by now, or soon will.
  const { shown } = isHeld(hold) ? released(hold) : hold;
  return {
    ...hold,
    phase: 'round',
    key,
    openedAt: since,
    baseVersion: hold.newest?.version ?? 0,
    shown: shown && staked(shown, stake, hold.wallet),
  };
};

const ended = (hold: BalanceHold, wasPlayed: boolean): BalanceHold => {
  if (!isHeld(hold)) return hold;
  if (!wasPlayed) return released(hold);
  // No message came since the press: the connection was down, and the balance is requested.
  const isKnown = (hold.newest?.version ?? 0) > hold.baseVersion;
  return isKnown ? rolled(hold) : { ...hold, phase: 'ending' };
};

const released = (hold: BalanceHold): BalanceHold => ({
  ...hold,
  phase: 'free',
  key: undefined,
  openedAt: undefined,
  shown: hold.newest,
});

const forgotten = (hold: BalanceHold): BalanceHold => ({
  ...hold,
  phase: hold.phase === 'opening' ? 'opening' : 'free',
  key: undefined,
  openedAt: undefined,
  shown: undefined,
  newest: undefined,
});

const rolled = (hold: BalanceHold): BalanceHold => ({ ...released(hold), rolls: hold.rolls + 1 });

/**
 * A transfer applies at once to the shown balance: moving "everything" of the wallet in play would
 * reveal the outcome.
 */
const moved = (hold: BalanceHold, move: Move, balance: Balance): BalanceHold => {
  const next = isHeld(hold) ? changed(hold, (shown) => shifted(shown, move)) : hold;
  return withUpdate(next, balance);
};

const changed = (hold: BalanceHold, change: (shown: Balance) => Balance): BalanceHold =>
  hold.shown ? { ...hold, shown: change(hold.shown) } : hold;

const amountOf = (text: string): bigint => (moneyPattern.test(text) ? micros(text) : 0n);

const deposited = (shown: Balance, amount: string): Balance => ({
  ...shown,
  cash: moneyText(micros(shown.cash) + amountOf(amount)),
  sumBalance: moneyText(micros(shown.sumBalance) + amountOf(amount)),
});

/** A bet spends the wallet of its vendor, else the cash; then the bonus; then the rest. */
const staked = (shown: Balance, stake: string, wallet: string | undefined): Balance => {
  let left = amountOf(stake);
  const spend = (text: string): string => {
    const part = left < micros(text) ? left : micros(text);
    left -= part;
    return moneyText(micros(text) - part);
  };
  const spendWallets = (isSpent: (vendor: string) => boolean) =>
    next.wallets.map((each) =>
      isSpent(each.vendor) ? { ...each, balance: spend(each.balance) } : each,
    );
  const next = { ...shown };
  if (wallet === undefined) next.cash = spend(next.cash);
  else next.wallets = spendWallets((vendor) => vendor === wallet);
  next.bonus = spend(next.bonus);
  if (wallet === undefined) next.wallets = spendWallets(() => true);
  const spent = amountOf(stake) - left;
  return { ...next, sumBalance: moneyText(micros(shown.sumBalance) - spent) };
};

/** Without an amount: all of one vendor, or of every vendor, to the main wallet. */
const shifted = (shown: Balance, { from, to, amount }: Move): Balance => {
  let cash = micros(shown.cash);
  const isNew = to !== undefined && to !== mainWallet && !shown.wallets.some(of(to));
  const known = isNew ? [...shown.wallets, { vendor: to, balance: '0' }] : shown.wallets;
  const wallets = known.map((each) => {
    if (each.vendor === to) return plus(each, amountOf(amount ?? '0'));
    if (from !== undefined && each.vendor !== from) return each;
    const part = amount === undefined ? micros(each.balance) : amountOf(amount);
    if (amount === undefined || to === mainWallet) cash += part;
    return plus(each, -part);
  });
  if (from === mainWallet) cash -= amountOf(amount ?? '0');
  return { ...shown, cash: moneyText(cash), wallets };
};

const of =
  (vendor: string) =>
  (one: Balance['wallets'][number]): boolean =>
    one.vendor === vendor;

const plus = (one: Balance['wallets'][number], amount: bigint) => ({
  ...one,
  balance: moneyText(micros(one.balance) + amount),
});
