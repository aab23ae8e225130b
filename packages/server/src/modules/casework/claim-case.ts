import type { Transaction } from '@parlour/node-kit/database/database';
import { Refusal } from '../../lib/refusal';
import { lockRights } from '../operator';
import type { LockedCase } from './case-file';
import { claim } from './claim-queries';
import { assertRight, workingRight } from './desk/desk-rights';
import { insertLine, lockCase } from './queries';

/**
 * Claims a case for its reader: one operator at a time has it, until the claim ends. A case that is
 * theirs already stays so for as long as it was.
 */
export const claimCase = async (
  sql: Transaction,
  { caseId, operatorId }: { caseId: string; operatorId: string },
): Promise<{ version: number; claimedUntil: Date }> => {
  const found = await lockCase(sql, caseId, operatorId);
  if (!found) throw new Refusal('request.unknown');
  // The case as it is now: it may need the second person since it was read.
  assertRight(await lockRights(sql, operatorId), found, found, workingRight(found));
  assertMayClaim(found, operatorId);
  const { version, isClaimed, claimedUntil } = found;
  if (isClaimed && claimedUntil) return { version, claimedUntil };
  await insertLine(sql, { caseId, what: 'claimed', operatorId });
  return { version, claimedUntil: await claim(sql, caseId, operatorId) };
};

/** Refuses a case that is closed, another's, tied to the operator, or first decided by them. */
export const assertMayClaim = (found: LockedCase, operatorId: string): void => {
  if (found.state === 'closed') throw new Refusal('desk.decided', { result: found.result });
  if (found.isClaimed && found.claimedBy !== operatorId) {
    const until = found.claimedUntil?.toISOString();
    throw new Refusal('desk.held', { claimedBy: found.claimedBy, until });
  }
  assertUnconcerned(found, operatorId);
  if (found.first?.operatorId === operatorId && !found.isAlone) {
    throw new Refusal('desk.same_person');
  }
};

/** Refuses a case of someone with whom the operator has to do, now or when it was opened. */
export const assertUnconcerned = (
  { isTied, conflicts }: Pick<LockedCase, 'isTied' | 'conflicts'>,
  operatorId: string,
): void => {
  if (isTied || conflicts.includes(operatorId)) throw new Refusal('desk.conflict');
};
