import type { Transaction } from '@parlour/node-kit/database/database';
import { publish } from '../../lib/jobs/outbox';
import type { CaseFile } from './case-file';
import { findOpenCase, insertLine, setState } from './queries';

/**
 * Closes the open case of a subject that ended by itself: cancelled by its player, paid meanwhile.
 * Without an open case it does nothing.
 */
export const endCase = async (
  sql: Transaction,
  { result, ...subject }: { kind: string; subjectId: string; result: string },
): Promise<void> => {
  const open = await findOpenCase(sql, subject);
  if (!open) return;
  await insertLine(sql, { caseId: open.id, what: 'ended', about: { result } });
  await endOpenCase(sql, open.id, { result });
};

/** Closes a case, and says so to the module of its subject. */
export const endOpenCase = async (
  sql: Transaction,
  caseId: string,
  ended: { result: string; isAnswer?: boolean },
): Promise<CaseFile> => {
  const { result } = ended;
  const closed = await setState(sql, caseId, { state: 'closed', ...ended });
  const { brand, kind, subjectId, round } = closed;
  const key = `${caseId}:${round}`;
  await publish(sql, { type: 'casework.closed', key, caseId, brand, kind, subjectId, result });
  return closed;
};
