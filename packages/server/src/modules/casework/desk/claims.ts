import type { casework, CaseView } from '@parlour/contract/casework';
import type { InputOf } from '@parlour/contract/endpoint';
import type { OperatorContext } from '../../../lib/context';
import { invalid, Refusal } from '../../../lib/refusal';
import { readRights } from '../../operator';
import { claim, free, renew } from '../claim-queries';
import { assertMayClaim, claimCase as claimFor } from '../claim-case';
import { actOnCase, assertOpen } from './act-on-case';
import { assertMayHaveMore, mostClaims } from './claim-limit';
import { assertRight, workingRight } from './desk-rights';
import { takeNext } from './queries';
import { readCase } from './read-case';

/**
 * Gives the operator the case to work next, and claims it. Many who ask at once get different ones.
 */
export const nextCase = async (
  context: OperatorContext,
  { kind, brand }: InputOf<typeof casework.nextCase>,
): Promise<{ case?: CaseView }> => {
  const { database, operator } = context;
  const next = { operatorId: operator.id, kind, brand, mostClaims };
  const { caseId, isFull, isKnown } = await takeNext(database.single, next);
  if (!isKnown) throw new Refusal('request.unknown');
  if (isFull) throw new Refusal('desk.claim_limit');
  return caseId === null ? {} : { case: await readCase(context, { caseId }) };
};

/** Opens a case for work: it is this operator's for a while. */
export const claimCase = async (
  context: OperatorContext,
  { caseId }: InputOf<typeof casework.claimCase>,
): Promise<CaseView> => {
  const { database, operator } = context;
  await database.transaction(async (tx) => {
    await assertMayHaveMore(tx, operator.id, caseId);
    await claimFor(tx, { caseId, operatorId: operator.id });
  });
  return readCase(context, { caseId });
};

/** Keeps a claim while its reader works, up to its longest time. */
export const renewClaim = async (
  { database, operator }: OperatorContext,
  { caseId }: InputOf<typeof casework.renewClaim>,
): Promise<{ claimedUntil: string; version: number }> => {
  const claimed = await database.transaction((sql) => renew(sql, caseId, operator.id));
  if (!claimed) throw new Refusal('desk.lease_over');
  return { claimedUntil: claimed.claimedUntil.toISOString(), version: claimed.version };
};

/** Puts a case back into its queue; the queue offers it to the others first. */
export const freeCase = (
  context: OperatorContext,
  { caseId }: InputOf<typeof casework.freeCase>,
): Promise<CaseView> =>
  actOnCase(context, { name: 'freed', caseId, needsClaim: true }, ({ sql }) =>
    free(sql, caseId, context.operator.id),
  );

/** Gives a case, with a note, to a colleague who may work it, or to the queue. */
export const handOverCase = (
  context: OperatorContext,
  { caseId, version, note, to }: InputOf<typeof casework.handOverCase>,
): Promise<CaseView> => {
  // A claim is not made longer by giving it to oneself.
  if (to === context.operator.id) throw invalid({ name: 'to', code: 'field.unknown' });
  const about: Record<string, string> = to === undefined ? {} : { to };
  const act = { name: 'handed_over', caseId, version, needsClaim: true, reason: note, about };
  return actOnCase(context, { ...act, claimsFor: to }, async ({ sql, found, queue }) => {
    if (to === undefined) return free(sql, caseId, context.operator.id);
    assertRight(await readRights(sql, to), queue, found, workingRight(found));
    assertMayClaim({ ...found, isClaimed: false }, to);
    return claim(sql, caseId, to);
  });
};

/** Takes a claimed case from a colleague, with a reason that both read. */
export const reassignCase = (
  context: OperatorContext,
  { caseId, version, reason }: InputOf<typeof casework.reassignCase>,
): Promise<CaseView> =>
  actOnCase(
    context,
    { name: 'reassigned', caseId, version, right: 'a', reason, claimsFor: context.operator.id },
    async ({ sql, found }) => {
      assertOpen(found);
      assertMayClaim({ ...found, isClaimed: false }, context.operator.id);
      await claim(sql, caseId, context.operator.id);
    },
  );
