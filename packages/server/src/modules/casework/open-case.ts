import type { Transaction } from '@parlour/node-kit/database/database';
import { publishAll } from '../../lib/jobs/outbox';
import { findOpenCase, insertLines, upsertCases } from './queries';

export type NewCase = {
  brand: string;
  /** A row of `casework.queue`. */
  kind: string;
  /** The row that it is about, in the caller's module. */
  subjectId: string;
  playerId?: string | bigint;
  /** Others whom it concerns: a person who has to do with one of them does not work it either. */
  concerned?: readonly string[];
  /** An operator whom it is about: another one decides it. */
  operatorId?: string;
  /** Micros. */
  amount?: bigint;
  currency?: string;
  /** What called for a person. */
  reasons: string[];
  /** How long the player was asked to wait; otherwise as long as the queue says. */
  minutes?: number;
};

type OpenCase = { id: string; number: string };

/**
 * Opens a case of a subject. There is one open case of a subject: asked for again, it is the same
 * case, and its reasons are those of both.
 */
export const openCase = async (sql: Transaction, wanted: NewCase): Promise<OpenCase> => {
  const [written] = await writeCases(sql, [wanted]);
  if (written) return { id: written.id, number: written.number };
  const open = await findOpenCase(sql, wanted);
  if (!open) throw new Error(`there is no queue ${wanted.kind}`);
  return open;
};

/** Opens a case of each of several new subjects, which have none yet. */
export const openCases = async (sql: Transaction, wanted: readonly NewCase[]): Promise<void> => {
  const written = await writeCases(sql, wanted);
  if (written.length < wanted.length) throw new Error('a case was not opened');
};

const writeCases = async (sql: Transaction, wanted: readonly NewCase[]): Promise<OpenCase[]> => {
  const wantedOf = new Map(wanted.map((each) => [each.subjectId, each]));
  const written = await upsertCases(sql, wanted);
  const opened = written.filter(({ isNew }) => isNew);
  await publishAll(
    sql,
    opened.map(({ id, subjectId }) => {
      const { brand, kind } = wantedOf.get(subjectId)!;
      return { type: 'casework.opened', key: id, caseId: id, brand, kind, subjectId };
    }),
  );
  await insertLines(
    sql,
    written.map(({ id, isNew, subjectId }) => ({
      caseId: id,
      what: isNew ? 'opened' : 'reasons',
      about: { reasons: wantedOf.get(subjectId)!.reasons },
    })),
  );
  return written;
};
