import type { Transaction } from '@parlour/node-kit/database/database';
import type { OperatorContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { writeAudit } from '../../audit';
import { actorOf } from '../actor';
import { assertNotLast } from './last-of-kind';
import { endHoldings, endSessionsOf, lockPerson, stop } from './queries';

type Given = { id: string; reason: string };

/** Nobody ends their own rights; sign-out is for that. */
const onAnother = async (
  context: OperatorContext,
  act: string,
  { id, reason }: Given,
  work: (sql: Transaction) => Promise<void>,
): Promise<Record<string, never>> => {
  if (id === context.operator.id) throw new Refusal('operator.self');
  await context.database.transaction(async (sql) => {
    const person = await lockPerson(sql, id);
    if (!person) throw new Refusal('request.unknown');
    await work(sql);
    await writeAudit(sql, {
      actor: actorOf(context),
      act,
      objectKind: 'operator',
      objectId: id,
      before: { state: person.state },
      reason,
      requestId: context.requestId,
    });
  });
  return {};
};

/** Takes a person's rights and session at once; the last administrator and lead stay. */
export const stopPerson = (context: OperatorContext, given: Given) =>
  onAnother(context, 'operator.stop', given, async (sql) => {
    await endHoldings(sql, given.id);
    await stop(sql, given.id);
    await endSessionsOf(sql, given.id);
    await assertNotLast(sql, given.id);
  });

export const endSessions = (context: OperatorContext, given: Given) =>
  onAnother(context, 'session.end_other', given, async (sql) => {
    await endSessionsOf(sql, given.id);
  });
