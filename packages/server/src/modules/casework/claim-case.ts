import type { Transaction } from '@parlour/node-kit/database/database';
import { Refusal } from '../../lib/refusal';
import { insertLine, lockCase } from './queries';
import { claim } from './claim-queries';

/**
 * Claims a case for its reader: one operator at a time has it, until the claim ends.
 */
export const claimCase = async (
  sql: Transaction,
  { caseId, operatorId }: { caseId: string; operatorId: string },
): Promise<{ version: number; claimedUntil: Date }> => {
  const found = await lockCase(sql, caseId);
  if (!found) throw new Refusal('request.unknown');
  if (found.state === 'closed') throw new Refusal('desk.decided', { result: found.result });
  if (found.isClaimed && found.claimedBy !== operatorId) {
    const until = found.claimedUntil?.toISOString();
    throw new Refusal('desk.held', { claimedBy: found.claimedBy, until });
  }
  if (found.conflicts.includes(operatorId)) throw new Refusal('desk.conflict');
  const claimedUntil = await claim(sql, caseId, operatorId);
  if (!found.isClaimed) await insertLine(sql, { caseId, what: 'claimed', operatorId });
  return { version: found.version, claimedUntil };
};
