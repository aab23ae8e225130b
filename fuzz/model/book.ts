import { limitMicros, type Vendor } from '../vendors/vendors';
import type { PlayerBalances } from './player-balances';
import { credit, spend, takeBack, totalOf, type Part } from './shares';

/** A bet, a win or a rollback as it was understood from the wire. */
export type Play = {
  kind: 'bet' | 'win' | 'rollback';
  key: string;
  of: string | undefined;
  round: string;
  closes: boolean;
  game: string;
  currency: string | undefined;
  amount: bigint | undefined;
  isFree: boolean;
  isPromo: boolean;
};

/** The movement of a key. A tombstone is the key of a bet that was rolled back before it came. */
type Movement = {
  kind: Play['kind'] | 'tombstone';
  owner: Ledger;
  meaning: string;
  parts: Part[];
  of: string | undefined;
  round: string | undefined;
  balance: bigint;
  isReversed: boolean;
  settledBy: string | undefined;
};

type Round = { status: 'open' | 'closed' | 'refunded'; liveBets: number; payout: bigint };

/** One player at one vendor: their money, and what they may do. */
export type Ledger = {
  balances: PlayerBalances;
  currency: string;
  rounds: Map<string, Round>;
  isBlocked: boolean;
};

/** The expected answer: one of these statuses; and the effect of an `RS_OK`. */
export type Forecast = { statuses: string[]; accept: () => bigint };

const refuse = (...statuses: string[]): Forecast => ({
  statuses,
  accept: () => {
    throw new Error('a refusal was accepted in the model');
  },
});

/** Everything that one vendor was ever acknowledged, and its consequences. */
export class Book {
  readonly vendor: Vendor;
  /** Keys of free bets that were not rolled back. */
  readonly freeKeys = new Set<string>();
  private readonly movements = new Map<string, Movement>();

  constructor(vendor: Vendor) {
    this.vendor = vendor;
  }

  /** How many movements there are by kind, for the comparison with the rows. */
  count(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { kind } of this.movements.values()) counts[kind] = (counts[kind] ?? 0) + 1;
    return counts;
  }

  /** Decides the answer to a message by everything that was acknowledged before it. */
  forecast(ledger: Ledger, play: Play, token: { hasEnded: boolean }): Forecast {
    const known = this.movements.get(play.key);
    const meaning = meaningOf(play);
    if (known?.kind === 'tombstone' && play.kind !== 'rollback') {
      return refuse('RS_ERROR_TRANSACTION_ROLLED_BACK');
    }
    if (known?.owner === ledger && known.meaning === meaning) {
      return { statuses: ['RS_OK'], accept: () => known.balance };
    }
    if (known) return refuse('RS_ERROR_DUPLICATE_TRANSACTION');
    const faults = [
      ...(play.kind !== 'rollback' && play.currency !== ledger.currency
        ? ['RS_ERROR_WRONG_CURRENCY']
        : []),
      ...(play.kind === 'bet'
        ? this.faultsOfBet(ledger, play, token)
        : this.faultsOfReference(ledger, play)),
    ];
    if (faults.length > 0) return refuse(...faults);
    return { statuses: ['RS_OK'], accept: () => this.enter(ledger, play, meaning) };
  }

  private faultsOfBet(ledger: Ledger, play: Play, { hasEnded }: { hasEnded: boolean }): string[] {
    const { games, dialect } = this.vendor;
    const { amount = 0n, game } = play;
    const round = ledger.rounds.get(play.round);
    return [
      ...(hasEnded ? ['RS_ERROR_TOKEN_EXPIRED'] : []),
      ...(ledger.isBlocked ? ['RS_ERROR_USER_DISABLED'] : []),
      ...(game !== games.open && game !== games.limited ? ['RS_ERROR_INVALID_GAME'] : []),
      ...(game === games.limited && amount > limitMicros ? [dialect.overLimit] : []),
      // No status table has a word for a bet on a round that is over.
      ...(round?.status === 'closed' ? ['RS_ERROR_UNKNOWN'] : []),
      ...(amount > ledger.balances.total && !play.isFree ? ['RS_ERROR_NOT_ENOUGH_MONEY'] : []),
    ];
  }

  private faultsOfReference(ledger: Ledger, { kind, key, of = '' }: Play): string[] {
    const referred = this.movements.get(of);
    if (kind === 'win') {
      if (referred?.owner !== ledger || !['bet', 'tombstone'].includes(referred.kind)) {
        return ['RS_ERROR_TRANSACTION_DOES_NOT_EXIST'];
      }
      if (referred.kind === 'tombstone' || referred.isReversed) {
        return ['RS_ERROR_TRANSACTION_ROLLED_BACK'];
      }
      const isSettled = this.vendor.settlesOnce && referred.settledBy !== undefined;
      return isSettled ? ['RS_ERROR_DUPLICATE_TRANSACTION'] : [];
    }
    if (of === key) return ['RS_ERROR_TRANSACTION_DOES_NOT_EXIST'];
    if (!referred || referred.kind === 'tombstone') return [];
    return referred.owner !== ledger || referred.kind === 'rollback'
      ? ['RS_ERROR_TRANSACTION_DOES_NOT_EXIST']
      : [];
  }

  private enter(ledger: Ledger, play: Play, meaning: string): bigint {
    const referred = play.of === undefined ? undefined : this.movements.get(play.of);
    const movement: Movement = {
      kind: play.kind,
      owner: ledger,
      meaning,
      parts: [],
      of: play.of,
      round: play.kind === 'bet' ? play.round : referred?.round,
      balance: 0n,
      isReversed: false,
      settledBy: undefined,
    };
    if (play.kind === 'bet') movement.parts = bet(ledger, play);
    else if (play.kind === 'win') movement.parts = win(ledger, play, referred!);
    else this.rollBack(ledger, play, referred, movement);
    movement.balance = ledger.balances.total;
    this.movements.set(play.key, movement);
    return movement.balance;
  }

  private rollBack(
    ledger: Ledger,
    play: Play,
    referred: Movement | undefined,
    movement: Movement,
  ): void {
    if (!referred) {
      const tombstone = { ...movement, kind: 'tombstone' as const, meaning: 'none', of: undefined };
      this.movements.set(play.of!, tombstone);
      return;
    }
    const round = ledger.rounds.get(referred.round ?? '');
    if (!referred.isReversed && referred.kind === 'bet') {
      ledger.balances.give(referred.parts);
      round!.liveBets -= 1;
      if (round!.liveBets === 0 && round!.payout === 0n) round!.status = 'refunded';
    } else if (!referred.isReversed && referred.kind === 'win') {
      ledger.balances.take(takeBack(referred.parts, ledger.balances.pockets));
      round!.payout -= totalOf(referred.parts);
      const settled = this.movements.get(referred.of!);
      if (settled) settled.settledBy = undefined;
    }
    if (referred.kind !== 'tombstone') referred.isReversed = true;
    close(round, play.closes);
  }
}

const bet = ({ balances, rounds }: Ledger, play: Play): Part[] => {
  const parts = play.isFree ? [] : spend(balances.pockets, play.amount!);
  balances.take(parts);
  const round = rounds.get(play.round) ?? { status: 'open', liveBets: 0, payout: 0n };
  round.liveBets += 1;
  round.status = play.closes ? 'closed' : 'open';
  rounds.set(play.round, round);
  return parts;
};

const win = ({ balances, rounds }: Ledger, play: Play, referred: Movement): Part[] => {
  const parts = credit(referred.parts, play.amount!, balances.debt);
  balances.give(parts);
  referred.settledBy = play.key;
  const round = rounds.get(referred.round!)!;
  round.payout += play.amount!;
  close(round, play.closes);
  return parts;
};

const close = (round: Round | undefined, closes: boolean): void => {
  if (round && closes && round.status !== 'refunded') round.status = 'closed';
};

/** What a repeat must have in common with the first message. */
const meaningOf = ({ kind, of, round, game, currency, amount, isFree, isPromo }: Play): string =>
  JSON.stringify([kind, of, round, game, currency, `${amount}`, isFree, isPromo]);
