import type { CaseView } from '@parlour/contract/casework';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { OperatorContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { writeAudit } from '../../audit';
import { actorOf, lockRights } from '../../operator';
import type { LockedCase } from '../case-file';
import { insertLine, lockCase } from '../queries';
import { assertMayHaveMore } from './claim-limit';
import { assertRight, workingRight, type CaseRight } from './desk-rights';
import { claimAct, type Queue } from './queries';
import { queueOf, readCase } from './read-case';

export type CaseAct = {
  /** The line of the case, and `case.<name>` in the audit. */
  name: string;
  caseId: string;
  /** The version that the operator read, where the act depends on it. */
  version?: number;
  /** By default the one that works the case as it is. */
  right?: CaseRight;
  /** Only for who has claimed the case. */
  needsClaim?: boolean;
  /** Who has the case afterwards: they have no more than anyone may. */
  claimsFor?: string | undefined;
  reason?: string;
  about?: Record<string, string | number>;
};

/** `rights` as they are until the commit. */
type Acted = {
  sql: Transaction;
  found: LockedCase;
  queue: Queue;
  rights: OperatorContext['operator']['rights'];
};

/**
 * Runs an act of an operator on a case: under its lock, with a line of the case and of the audit.
 * Under a key that was used before, it only shows the case.
 */
export const actOnCase = async (
  context: OperatorContext,
  act: CaseAct,
  work: (acted: Acted) => Promise<unknown>,
): Promise<CaseView> => {
  await context.database.transaction((sql) => actOnce(context, sql, act, work));
  return readCase(context, act);
};

/** The same within a transaction, for an act on many cases. */
export const actOnce = async (
  context: OperatorContext,
  sql: Transaction,
  { name, caseId, version, right, needsClaim = false, reason, about = {}, claimsFor }: CaseAct,
  work: (acted: Acted) => Promise<unknown>,
): Promise<void> => {
  const { operator, idempotencyKey: key } = context;
  if (claimsFor !== undefined) await assertMayHaveMore(sql, claimsFor, caseId);
  const found = await lockCase(sql, caseId, claimsFor ?? operator.id);
  if (!found) throw new Refusal('request.unknown');
  const queue = await queueOf(sql, found.kind);
  const rights = await lockRights(sql, operator.id);
  assertRight(rights, queue, found, right ?? workingRight(found));
  if (key && !(await claimAct(sql, { operatorId: operator.id, key, name, caseId }))) return;
  if (needsClaim) assertOwnClaim(found, operator.id);
  if (version !== undefined && found.version !== version) {
    throw new Refusal('desk.changed', { version: found.version });
  }
  await work({ sql, found, queue, rights });
  await insertLine(sql, { caseId, what: name, operatorId: operator.id, reason, about });
  await writeAudit(sql, {
    actor: actorOf(context),
    brand: found.brand,
    act: `case.${name}`,
    objectKind: 'case',
    objectId: caseId,
    caseId,
    ...(found.playerId && { playerId: found.playerId }),
    after: about,
    reason,
    requestId: context.requestId,
  });
};

export const assertOpen = ({ state, result }: LockedCase): void => {
  if (state === 'closed') throw new Refusal('desk.decided', { result });
};

const assertOwnClaim = (found: LockedCase, operatorId: string): void => {
  assertOpen(found);
  if (found.isClaimed && found.claimedBy !== operatorId) {
    const until = found.claimedUntil?.toISOString();
    throw new Refusal('desk.held', { claimedBy: found.claimedBy, until });
  }
  if (!found.isClaimed) throw new Refusal('desk.lease_over');
};
