import type { Sql } from '@parlour/node-kit/database/database';
import { Refusal } from '../../lib/refusal';
import { retried } from './post';
import { reverseCommand } from './queries';
import { isAnswered, type Reference } from './transfer';

/** The command to reverse, and the reason. */
export type Reversal = Reference & {
  reason: string;
  /** A moment of the month it was done in, needed only when another month has the same key. */
  month?: Date;
};

/**
 * Reverses a command, all of its legs, inside the caller's transaction: once, whatever module asks
 * and however late. What a player's account cannot give becomes a debt. A reversal is not reversed,
 * money of a hold has its own verbs, and a claimed namespace (bets and wins, by round) is reversed
 * only by its owner.
 */
export const reverse = async (sql: Sql, given: Reversal): Promise<'done' | 'repeat'> => {
  const answer = await retried(() => reverseCommand(sql, given, given.month ?? null));
  if (isAnswered(answer)) return answer;
  if (answer === 'unknown') throw new Refusal('request.unknown');
  if (answer === 'insufficient') throw new Refusal('wallet.insufficient_funds');
  if (['final', 'kept', 'ambiguous'].includes(answer)) throw new Refusal('request.repeat_conflict');
  throw new Error(`the ledger answered ${answer} to a reversal of ${given.reference}`);
};
