import type { casework, CaseView } from '@parlour/contract/casework';
import type { InputOf } from '@parlour/contract/endpoint';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { OperatorContext } from '../../../lib/context';
import { publish } from '../../../lib/jobs/outbox';
import { Refusal } from '../../../lib/refusal';
import type { LockedCase } from '../case-file';
import { assertUnconcerned } from '../claim-case';
import { wait } from '../claim-queries';
import { assertNoLink } from '../no-link';
import { setState } from '../queries';
import { tellPlayer } from '../tell-player';
import { actOnCase, assertOpen } from './act-on-case';
import { assertRight, workingRight } from './desk-rights';
import { countPushes, insertNote, markPushed } from './queries';

/** Lays a case aside until a time; its player reads what is missing. */
export const parkCase = (
  context: OperatorContext,
  { caseId, version, reason, minutes }: InputOf<typeof casework.parkCase>,
): Promise<CaseView> => {
  const act = { name: 'parked', caseId, version, needsClaim: true, reason, about: { minutes } };
  return actOnCase(context, act, ({ sql, found }) =>
    park(sql, context, found, { reason, minutes }),
  );
};

export const park = async (
  sql: Transaction,
  { config, clock }: Pick<OperatorContext, 'config' | 'clock'>,
  found: LockedCase,
  { reason, minutes }: { reason: string; minutes: number },
): Promise<void> => {
  const { id, playerId, brand, kind, subjectId, version } = found;
  assertNoLink(reason);
  await wait(sql, id, { state: 'parked', minutes });
  if (!playerId) return;
  const until = new Date(clock.now().getTime() + minutes * 60_000).toISOString();
  const values = { message: reason, until };
  const facts = { caseId: id, brand, kind, subjectId, ...values };
  await publish(sql, { type: 'casework.parked', key: `${id}:${version}`, ...facts });
  await tellPlayer(sql, config, { playerId, template: 'case_parked', values });
};

/** Asks the player; without an answer the case waits again after its queue's hours. */
export const askPlayer = (
  context: OperatorContext,
  { caseId, version, message }: InputOf<typeof casework.askPlayer>,
): Promise<CaseView> => {
  const act = { name: 'asked', caseId, version, needsClaim: true, reason: message };
  return actOnCase(context, act, async ({ sql, found, queue }) => {
    assertNoLink(message);
    await wait(sql, caseId, { state: 'asked', minutes: queue.askedHours * 60 });
    const { playerId, brand, kind, subjectId } = found;
    if (!playerId && !queue.hasVisitors) throw new Refusal('request.unknown');
    const key = `${caseId}:${found.version}`;
    const operatorId = context.operator.id;
    const facts = { caseId, brand, kind, subjectId, operatorId, message };
    await publish(sql, { type: 'casework.asked', key, ...facts });
    if (!playerId) return;
    const values = { message };
    await tellPlayer(sql, context.config, { playerId, template: 'case_asked', values });
  });
};

const mostPushes = 5;

/**
 * Puts a case first in its queue; at most five an hour, because what all push is not first. It is
 * for who works the case, and for who reads it and answers its player in the chat.
 */
export const pushCase = (
  context: OperatorContext,
  { caseId, version, reason }: InputOf<typeof casework.pushCase>,
): Promise<CaseView> =>
  actOnCase(
    context,
    { name: 'pushed', caseId, version, right: 'r', reason },
    async ({ sql, found, queue, rights }) => {
      assertUnconcerned(found, context.operator.id);
      const answers = rights['chat.w']?.includes(found.brand) === true;
      if (!answers) assertRight(rights, queue, found, workingRight(found));
      await push(sql, context.operator.id, found);
    },
  );

export const push = async (
  sql: Transaction,
  operatorId: string,
  found: LockedCase,
): Promise<void> => {
  assertOpen(found);
  if ((await countPushes(sql, operatorId)) >= mostPushes) throw new Refusal('desk.push_limit');
  await markPushed(sql, found.id);
};

/** Opens a closed case again, with a new round. Never one of money: that is another case. */
export const reopenCase = (
  context: OperatorContext,
  { caseId, version, reason }: InputOf<typeof casework.reopenCase>,
): Promise<CaseView> =>
  actOnCase(
    context,
    { name: 'reopened', caseId, version, right: 'a', reason },
    async ({ sql, found, queue }) => {
      assertUnconcerned(found, context.operator.id);
      if (found.state !== 'closed' || queue.isMoney) throw new Refusal('desk.not_reopened');
      await setState(sql, caseId, { state: 'waiting', nextRound: true });
    },
  );

/**
 * Writes a note that colleagues read, under a right of its own beside the one to read the case. It
 * changes nothing that a decision must have seen.
 */
export const writeNote = (
  context: OperatorContext,
  { caseId, note }: InputOf<typeof casework.writeNote>,
): Promise<CaseView> =>
  actOnCase(context, { name: 'noted', caseId, right: 'r' }, ({ sql, found, rights }) => {
    const { id: operatorId } = context.operator;
    const right = 'note.w';
    if (!rights[right]?.includes(found.brand)) {
      throw new Refusal('operator.right_missing', { right });
    }
    return insertNote(sql, { caseId, operatorId, note: note.trim() });
  });
