import type { Transaction } from '@parlour/node-kit/database/database';
import { findOpenCase, insertLine, lockCasesBefore, raiseVersion } from './queries';

/**
 * Tells the open case of a subject that what it shows has changed: a decision on what was read
 * before is refused.
 */
export const changeEvidence = async (
  sql: Transaction,
  { what, ...subject }: { kind: string; subjectId: string; what: string },
): Promise<void> => {
  const open = await findOpenCase(sql, subject);
  if (open) await change(sql, open.id, { what });
};

type Happened = {
  playerId: string;
  kinds: readonly string[];
  what: 'deposit' | 'block' | 'device';
  /** Names what happened: published again, it changes nothing. */
  of: string;
  /** When it happened; a case that was opened later shows it anyway. */
  at: Date;
};

/** The same for every open case of a player. */
export const changeEvidenceOf = async (
  sql: Transaction,
  { playerId, kinds, what, of, at }: Happened,
): Promise<void> => {
  const about = { what, of };
  for (const { id } of await lockCasesBefore(sql, { playerId, kinds, since: at, about })) {
    await change(sql, id, about);
  }
};

const change = async (
  sql: Transaction,
  caseId: string,
  about: { what: string; of?: string },
): Promise<void> => {
  await raiseVersion(sql, caseId);
  await insertLine(sql, { caseId, what: 'evidence', about });
};
