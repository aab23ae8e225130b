import type { Transaction } from '@parlour/node-kit/database/database';
import type { OperatorContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { writeAudit } from '../../audit';
import { actorOf } from '../actor';
import { assertAllBrands, lockPerson as lockBy } from '../changes/assert-concern';
import { withdrawOf } from '../changes/queries';
import { keepingSecond, lockPeople } from './keep-second';
import { brandsOfPerson, endHoldings, endSessionsOf, lockPerson, stop } from './queries';

type Given = { id: string; reason: string };

/** No one ends their own rights; sign-out is for that. */
const onAnother = async (
  context: OperatorContext,
  act: string,
  { id, reason }: Given,
  work: (sql: Transaction) => Promise<void>,
  before?: (sql: Transaction) => Promise<void>,
): Promise<Record<string, never>> => {
  if (id === context.operator.id) throw new Refusal('operator.self');
  await context.database.transaction(async (sql) => {
    await before?.(sql);
    await lockPeople(sql);
    const person = await lockPerson(sql, id);
    if (!person) throw new Refusal('request.unknown');
    // A person of a brand that is not the caller's does not exist.
    const by = await lockBy(sql, context.operator);
    assertAllBrands(by, 'operator.w', await brandsOfPerson(sql, id));
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

/**
 * Takes a person's rights and session at once, and takes back what they proposed. Who gives rights
 * and who checks it stay.
 */
export const stopPerson = (context: OperatorContext, given: Given) => {
  const work = async (sql: Transaction) => {
    await keepingSecond(sql, async () => {
      await endHoldings(sql, given.id);
      await stop(sql, given.id);
    });
    await endSessionsOf(sql, given.id);
  };
  // A decision locks it before the people, and so does this.
  const before = (sql: Transaction) => withdrawProposals(sql, context, given);
  return onAnother(context, 'operator.stop', given, work, before);
};

/** What the person proposed is confirmed by no one any more. */
const withdrawProposals = async (
  sql: Transaction,
  context: OperatorContext,
  { id, reason }: Given,
): Promise<void> => {
  for (const open of await withdrawOf(sql, id)) {
    await writeAudit(sql, {
      actor: actorOf(context),
      brand: open.brand ?? undefined,
      act: 'change.withdraw',
      objectKind: 'change',
      objectId: open.id.toString(),
      reason,
      secondOf: open.entryId.toString(),
      requestId: context.requestId,
    });
  }
};

export const endSessions = (context: OperatorContext, given: Given) =>
  onAnother(context, 'session.end_other', given, async (sql) => {
    await endSessionsOf(sql, given.id);
  });
