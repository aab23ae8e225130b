import { mostVoidedRounds } from '@parlour/contract/round-console';
import type { Sql } from '@parlour/node-kit/database/database';
import { Refusal } from '../../../../lib/refusal';
import type { RoundSpan } from './span';
import { readSpanGame, readSpanRounds, type SpanRound } from './span-queries';

export type SpanOfRounds = {
  gameId: string;
  all: SpanRound[];
  /** Those that a voiding would be at. */
  voidable: SpanRound[];
};

/** Undefined where there is no such game or brand; too many rounds are refused. */
export const readSpan = async (sql: Sql, span: RoundSpan): Promise<SpanOfRounds | undefined> => {
  const gameId = await readSpanGame(sql, span);
  if (gameId === undefined) return undefined;
  const all = await readSpanRounds(sql, span, gameId);
  if (all.length > mostVoidedRounds) {
    throw new Refusal('round.too_many', { most: mostVoidedRounds });
  }
  return { gameId, all, voidable: all.filter(({ stands, waits }) => stands && !waits) };
};

export const playersOf = (rounds: readonly { playerId: string }[]): string[] => [
  ...new Set(rounds.map(({ playerId }) => playerId)),
];

export type CurrencySum = { currency: string; rounds: number; stake: bigint; payout: bigint };

export const sumsOf = (rounds: readonly SpanRound[]): CurrencySum[] => {
  const sums = new Map<string, CurrencySum>();
  for (const { currency, stake, payout } of rounds) {
    const sum = sums.get(currency) ?? { currency, rounds: 0, stake: 0n, payout: 0n };
    sums.set(currency, {
      currency,
      rounds: sum.rounds + 1,
      stake: sum.stake + stake,
      payout: sum.payout + payout,
    });
  }
  return [...sums.values()];
};
