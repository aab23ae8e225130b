import type { Transaction } from '@parlour/node-kit/database/database';
import { publish } from '../../lib/jobs/outbox';
import { findOpenCase, insertLine, upsertCase } from './queries';

export type NewCase = {
  brand: string;
  /** A row of `casework.queue`. */
  kind: string;
  /** The row that it is about, in the caller's module. */
  subjectId: string;
  playerId?: string | bigint;
  /** Micros. */
  amount?: bigint;
  currency?: string;
  /** What called for a person. */
  reasons: string[];
  /** How long the player was told to wait; otherwise as long as the queue says. */
  minutes?: number;
};

/**
 * Opens a case of a subject. There is one open case of a subject: asked for again, it is the same
 * case, and its reasons are those of both.
 */
export const openCase = async (
  sql: Transaction,
  wanted: NewCase,
): Promise<{ id: string; number: string }> => {
  const { brand, kind, subjectId, reasons } = wanted;
  const written = await upsertCase(sql, wanted);
  if (!written) {
    const open = await findOpenCase(sql, wanted);
    if (!open) throw new Error(`there is no queue ${kind}`);
    return open;
  }
  const { id, number, isNew } = written;
  if (isNew) {
    await publish(sql, { type: 'casework.opened', key: id, caseId: id, brand, kind, subjectId });
  }
  const what = isNew ? 'opened' : 'reasons';
  await insertLine(sql, { caseId: id, what, about: { reasons } });
  return { id, number };
};
