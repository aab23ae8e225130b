import type { Transaction } from '@parlour/node-kit/database/database';
import { findOpenCase, insertLine, raiseVersion } from './queries';

/**
 * Tells the open case of a subject that what it shows has changed: a decision on what was read
 * before is refused.
 */
export const changeEvidence = async (
  sql: Transaction,
  { what, ...subject }: { kind: string; subjectId: string; what: string },
): Promise<void> => {
  const open = await findOpenCase(sql, subject);
  if (!open) return;
  await raiseVersion(sql, open.id);
  await insertLine(sql, { caseId: open.id, what: 'evidence', about: { what } });
};
