import type { FundsBy } from '@parlour/contract/frame';
import type { GameRefusalCode } from '../../../rounds/wire';
import type { SlotBoot, SlotRound } from '../../rules/round';
import { covers, less } from '../page/amounts';

/** The texts that the result bar shows instead of the round's own result. */
export type Notice =
  | { type: 'slow' }
  | { type: 'lost'; number: number | null }
  | { type: 'away'; isLost: boolean }
  | { type: 'settling' }
  | { type: 'refunded' }
  | { type: 'short' }
  | { type: 'replay' }
  | { type: 'refused'; code: GameRefusalCode | 'network' };

/** Refused by what the player decided about their own play, or by a pause of the account. */
export const isLimited = (code: string): boolean =>
  code === 'wallet.limit_reached' || code === 'wallet.player_paused';

export type SpinButton = 'open' | 'running' | 'closed';

/** Everything the controls and the result bar show beside the scene. */
export type ControllerState = {
  boot: SlotBoot;
  /** As it is shown: less the stake while a round is held, the newest afterwards. */
  balance: string;
  net: string;
  /** When play began, by this device's clock. */
  playedSince: number;
  stake: string;
  spin: SpinButton;
  /** From the press until the stage has shown what the round paid. */
  isHeld: boolean;
  notice: Notice | null;
  /** The round on the stage. */
  round: SlotRound | null;
  /** Newest first. */
  recent: SlotRound[];
  /** The plates lie open over the stage. */
  isPicking: boolean;
  /** A plate is being lifted. */
  lifting: number | null;
  /** The finished round, set once at its end, for screen readers. */
  announcedRound: SlotRound | null;
  isPaused: boolean;
  /** How the game's balance is filled, as the page around it says. */
  fundsBy: FundsBy;
};

export const firstState = (boot: SlotBoot): ControllerState => ({
  boot,
  balance: heldBalance(boot.current) ?? boot.balance,
  net: boot.sessionNet,
  playedSince: sinceBy(boot.sessionStartedAt, boot.serverTime),
  stake: firstStake(boot),
  spin: 'open',
  isHeld: boot.current !== null,
  notice: null,
  round: null,
  recent: [],
  isPicking: false,
  lifting: null,
  announcedRound: null,
  isPaused: false,
  fundsBy: 'deposit',
});

/**
 * The shown balance while a round is not over on the stage: less its stake, and not yet its win.
 */
export const heldBalance = (round: SlotRound | null): string | null =>
  round && round.balanceBefore !== null ? less(round.balanceBefore, round.stake) : null;

/** The rounds, newest first, without one that the stage has not shown yet. */
export const shownRounds = (list: readonly SlotRound[], isHeld: boolean): SlotRound[] =>
  list.filter((round, index) => index > 0 || !isHeld || !isNotShown(round));

const isNotShown = ({ endedAt, unseen }: SlotRound): boolean => endedAt === null || unseen;

/** A moment of the server's, by this device's clock: `asOf` is the server's present. */
export const sinceBy = (startedAt: string, asOf: string): number =>
  Date.now() - Math.max(0, Date.parse(asOf) - Date.parse(startedAt));

/** The player's last, else the lowest; never the highest. */
const firstStake = ({ lastStake, stakes }: SlotBoot): string =>
  (lastStake !== null && stakes.includes(lastStake) ? lastStake : stakes[0]) ?? '0';

/**
 * The screen does not know what a held round will add: the balance counts as short only after that.
 */
export const isShort = ({ balance, stake, isHeld }: ControllerState): boolean =>
  !isHeld && !covers(balance, stake);

/**
 * One step down the ladder; where the balance does not cover the stake, down to the highest step
 * that it covers.
 */
export const stakeBelow = ({ boot, stake, balance }: ControllerState): string | null => {
  const below = boot.stakes.slice(0, Math.max(0, boot.stakes.indexOf(stake)));
  const next = covers(balance, stake)
    ? below.at(-1)
    : (below.findLast((step) => covers(balance, step)) ?? below.at(-1));
  return next ?? null;
};

export const stakeAbove = ({ boot, stake }: ControllerState): string | null =>
  boot.stakes[boot.stakes.indexOf(stake) + 1] ?? null;

/** A round that was open or ended while the player was away. */
export const noticeAfterReturn = (round: SlotRound): Notice | null => {
  if (round.outcome.awaits) return null;
  return round.status === 'refunded' ? { type: 'refunded' } : { type: 'away', isLost: false };
};
