import type { Transaction } from '@parlour/node-kit/database/database';
import { findOpenCase, insertLine, markAnswered } from './queries';

/**
 * The person whom an open case is about wrote: what an operator read before is not decided, and an
 * asked case waits again. False without an open case.
 */
export const answerCase = async (
  sql: Transaction,
  subject: { kind: string; subjectId: string },
): Promise<boolean> => {
  const open = await findOpenCase(sql, subject);
  if (!open) return false;
  await markAnswered(sql, open.id);
  await insertLine(sql, { caseId: open.id, what: 'answered' });
  return true;
};
