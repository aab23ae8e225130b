import type { Sql } from '@parlour/node-kit/database/database';
import { readStatementRows, type StatementRow } from './queries';

/** One line of an account's statement: balance before, amount, balance after. */
export type Entry = {
  seq: number;
  at: Date;
  namespace: string;
  reference: string;
  reason: string;
  amount: bigint;
  balanceBefore: bigint;
  balanceAfter: bigint;
  subjectId: bigint | null;
};

/** Entries of a page, and the bounds of the whole period: opening + all its entries = closing. */
export type AccountStatement = {
  opening: bigint;
  closing: bigint;
  /** How many entries the period has. */
  count: number;
  entries: Entry[];
  /** The number after which the next page begins; undefined on the last one. */
  next: number | undefined;
};

/**
 * The period and page of a statement: entries from a moment until before another, after a number.
 */
export type StatementPeriod = { from?: Date; to?: Date; after?: number; limit: number };

/** The statement of a player's account; undefined when there is no such account. */
export const statement = async (
  sql: Sql,
  path: string,
  currency: string,
  period: StatementPeriod,
): Promise<AccountStatement | undefined> => {
  const rows = await readStatementRows(sql, path, currency, period);
  const [edge] = rows;
  if (!edge) return undefined;
  const entries = rows.flatMap((row) => (row.seq === null ? [] : [rowToEntry(row, row.seq)]));
  const last = entries.at(-1)?.seq;
  return {
    opening: edge.opening,
    closing: edge.closing,
    count: edge.lastSeq - edge.firstSeq + 1,
    entries,
    next: last !== undefined && last < edge.lastSeq ? last : undefined,
  };
};

const rowToEntry = (row: StatementRow, seq: number): Entry => ({
  seq,
  at: row.at,
  namespace: row.namespace,
  reference: row.reference,
  reason: row.reason,
  amount: row.amount,
  balanceBefore: row.balanceBefore,
  balanceAfter: row.balanceAfter,
  subjectId: row.subjectId,
});
