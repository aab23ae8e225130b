import type { Transaction } from '@parlour/node-kit/database/database';
import { Refusal } from '../../../lib/refusal';
import { countClaims } from '../claim-queries';

/** What one person has at a time: no one keeps a whole queue from the others. */
export const mostClaims = 10;

/** Asked before the case is locked, as everywhere. */
export const assertMayHaveMore = async (
  sql: Transaction,
  operatorId: string,
  except?: string,
): Promise<void> => {
  const count = await countClaims(sql, { operatorId, except });
  if (count >= mostClaims) throw new Refusal('desk.claim_limit');
};
