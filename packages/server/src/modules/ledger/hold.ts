import type { Sql } from '@parlour/node-kit/database/database';
import { Refusal } from '../../lib/refusal';
import { retried } from './post';
import { reserveMoney, resolveHold, type ResolvedRow } from './queries';
import { isAnswered, type Reference } from './transfer';

/** Money of a player or an agent that is reserved. */
export type Hold = Reference & {
  reason: string;
  /** The account it is taken from; the held account is beside it: `player:42:held`. */
  source: string;
  currency: string;
  amount: bigint;
  /** When it returns by itself; never, if undefined. */
  expiresAt?: Date;
  /** The withdrawal … that it belongs to. */
  subjectId?: bigint;
};

/** `balance` is that of the account the money was reserved from. */
export type Held = { answer: 'done' | 'repeat'; balance: bigint };

/** Reserves money inside the caller's transaction. The same reference again is the same hold. */
export const hold = async (sql: Sql, given: Hold): Promise<Held> => {
  const { answer, balance } = await retried(() =>
    reserveMoney(sql, {
      ...given,
      expiresAt: given.expiresAt ?? null,
      subjectId: given.subjectId ?? null,
    }),
  );
  return sound(answer, balance, given);
};

/**
 * Pays a hold to a target, all of it or a part; the rest returns at once, in the same command. A
 * hold is resolved once: the same resolution is a repeat, another is a conflict.
 */
export const postHold = async (
  sql: Sql,
  given: Reference & { reason: string; target: string; amount?: bigint },
): Promise<Held> =>
  resolved(
    await retried(() =>
      resolveHold(sql, { ...given, state: 'posted', amount: given.amount ?? null }),
    ),
    given,
  );

/** Returns the money of a hold to the account that it came from. */
export const voidHold = async (sql: Sql, given: Reference & { reason: string }): Promise<Held> =>
  resolved(
    await retried(() =>
      resolveHold(sql, { ...given, state: 'voided', target: null, amount: null }),
    ),
    given,
  );

const resolved = (row: ResolvedRow | undefined, given: Reference): Held => {
  if (!row) throw new Refusal('request.unknown');
  return sound(row.answer, row.balance, given);
};

const sound = (answer: string, balance: bigint, { namespace, reference }: Reference): Held => {
  if (isAnswered(answer)) return { answer, balance };
  if (answer === 'insufficient') throw new Refusal('wallet.insufficient_funds');
  if (answer === 'conflict') throw new Refusal('request.repeat_conflict');
  throw new Error(`the ledger answered ${answer} to the hold ${namespace} ${reference}`);
};
