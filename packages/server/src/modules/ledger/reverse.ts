import type { Sql } from '@parlour/node-kit/database/database';
import { Refusal } from '../../lib/refusal';
import { retried } from './post';
import { reverseCommand } from './queries';
import { isAnswered, type Reference } from './transfer';

/** Which command is taken back, and why. */
export type Reversal = Reference & {
  reason: string;
  /** Some moment of the month it was done in, needed only when another month has the same key. */
  month?: Date;
};

/**
 * Does a command backwards, all of its legs, inside the caller's transaction: once, whoever asks
 * and however late. What a player's account cannot give, the player owes. A reversal is not
 * reversed, money of a hold has its own verbs, and what another module keeps books of (bets and
 * wins, by round) is undone by that module alone.
 */
export const reverse = async (sql: Sql, given: Reversal): Promise<'done' | 'repeat'> => {
  const answer = await retried(() => reverseCommand(sql, given, given.month ?? null));
  if (isAnswered(answer)) return answer;
  if (answer === 'unknown') throw new Refusal('request.unknown');
  if (answer === 'insufficient') throw new Refusal('wallet.insufficient_funds');
  if (['final', 'kept', 'ambiguous'].includes(answer)) throw new Refusal('request.repeat_conflict');
  throw new Error(`the ledger answered ${answer} to a reversal of ${given.reference}`);
};
