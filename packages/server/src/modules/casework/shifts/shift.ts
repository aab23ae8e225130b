import type { InputOf } from '@parlour/contract/endpoint';
import type { Shift, shiftDesk } from '@parlour/contract/shift-desk';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import type { OperatorContext, Platform } from '../../../lib/context';
import { publish } from '../../../lib/jobs/outbox';
import { Refusal } from '../../../lib/refusal';
import { writeAudit } from '../../audit';
import { actorOf, readRights } from '../../operator';
import { claim, free } from '../claim-queries';
import { assertMayClaim } from '../claim-case';
import { cardOf } from '../desk/case-card';
import { assertMayHaveMore } from '../desk/claim-limit';
import { assertRight, workingRight } from '../desk/desk-rights';
import { readCardsById } from '../desk/queries';
import { insertLine, lockCase } from '../queries';
import {
  beginShift,
  endLeft,
  endShift,
  listChatIds,
  listClaimedIds,
  listOthers,
  lockShift,
  readSince,
} from './queries';

export const readShift = async ({ sql, operator }: OperatorContext): Promise<Shift> => {
  const { id: operatorId } = operator;
  const [since, ids, chats, colleagues] = await Promise.all([
    readSince(sql, operatorId),
    listClaimedIds(sql, operatorId),
    listChatIds(sql, operatorId),
    colleaguesOf(sql, operator),
  ]);
  const claimed = await readCardsById(sql, ids);
  return {
    ...(since && { since: since.toISOString() }),
    claimed: claimed.map(cardOf),
    chats: chats.length,
    colleagues: colleagues.map((each) => ({ ...each, since: each.since.toISOString() })),
  };
};

/** Others on shift who have a right in a brand of the person's. */
const colleaguesOf = async (sql: Sql, { id, brands }: OperatorContext['operator']) => {
  const colleagues: Awaited<ReturnType<typeof listOthers>> = [];
  for (const other of await listOthers(sql, id)) {
    const rights = Object.values(await readRights(sql, other.id));
    if (rights.flat().some((brand) => brands.includes(brand))) colleagues.push(other);
  }
  return colleagues;
};

type WantedShift = InputOf<typeof shiftDesk.setShift>;

/** Begins or ends the caller's shift. No case that they have is left behind at its end. */
export const setShift = async (context: OperatorContext, wanted: WantedShift): Promise<Shift> => {
  const { database, operator } = context;
  await database.transaction(async (sql) => {
    const since = await lockShift(sql, operator.id);
    if ((wanted.state === 'on') === (since !== undefined)) return;
    const left = wanted.state === 'off' ? await handOver(context, sql, wanted) : undefined;
    if (left) await publishEnd(sql, operator.id, await endShift(sql, operator.id), wanted);
    else await beginShift(sql, operator.id);
    await writeAudit(sql, {
      actor: actorOf(context),
      act: left ? 'shift.end' : 'shift.begin',
      objectKind: 'operator',
      objectId: operator.id,
      ...(left && { after: { ...left, ...(wanted.to !== undefined && { to: wanted.to }) } }),
      reason: wanted.note,
      requestId: context.requestId,
    });
  });
  return readShift(context);
};

/** Whose module has something else of the person gives it on. */
const publishEnd = (
  sql: Transaction,
  operatorId: string,
  at: Date,
  { to, note }: Pick<WantedShift, 'to' | 'note'> = {},
) =>
  publish(sql, {
    type: 'casework.shift_ended',
    key: `${operatorId} ${at.toISOString()}`,
    operatorId,
    endedAt: at.toISOString(),
    ...(to !== undefined && { to }),
    ...(note !== undefined && { note }),
  });

/** Ends the shifts of people who are signed in no more. */
export const endLeftShifts = ({ database }: Pick<Platform, 'database'>): Promise<void> =>
  database.transaction(async (sql) => {
    for (const { operatorId, at } of await endLeft(sql)) await publishEnd(sql, operatorId, at);
  });

type LeftBehind = { cases: string[]; chats?: string[] };

/** The numbers of the cases that left the caller's hands, and the chats that will. */
const handOver = async (
  context: OperatorContext,
  sql: Transaction,
  { note, to }: WantedShift,
): Promise<LeftBehind> => {
  const { operator } = context;
  if (to !== undefined) await assertOnShift(context, sql, to);
  const ids = await listClaimedIds(sql, operator.id);
  const chats = await listChatIds(sql, operator.id);
  const count = ids.length + chats.length;
  if (count > 0 && note === undefined) throw new Refusal('desk.shift_holds', { count });
  const numbers: string[] = [];
  for (const id of ids) {
    if (to !== undefined) await assertMayHaveMore(sql, to, id);
    const number = await handOne(context, sql, { id, note, to });
    if (number !== undefined) numbers.push(number);
  }
  return { cases: numbers, ...(chats.length > 0 && { chats }) };
};

const assertOnShift = async (
  { operator }: OperatorContext,
  sql: Transaction,
  to: string,
): Promise<void> => {
  const colleagues = await colleaguesOf(sql, operator);
  if (!colleagues.some(({ id }) => id === to)) throw new Refusal('desk.not_on_shift');
};

type HandedOver = { id: string } & Pick<WantedShift, 'note' | 'to'>;

/** Undefined when a colleague took it in the meantime. */
const handOne = async (
  context: OperatorContext,
  sql: Transaction,
  { id, note, to }: HandedOver,
): Promise<string | undefined> => {
  const { operator, requestId } = context;
  const found = await lockCase(sql, id, to ?? operator.id);
  if (!found?.isClaimed || found.claimedBy !== operator.id) return undefined;
  if (to === undefined) await free(sql, id, operator.id);
  else {
    assertRight(await readRights(sql, to), found, found, workingRight(found));
    assertMayClaim({ ...found, isClaimed: false }, to);
    await claim(sql, id, to);
  }
  const about: Record<string, string> = to === undefined ? {} : { to };
  const line = { caseId: id, what: 'handed_over', operatorId: operator.id, reason: note, about };
  await insertLine(sql, line);
  await writeAudit(sql, {
    actor: actorOf(context),
    brand: found.brand,
    act: 'case.handed_over',
    objectKind: 'case',
    objectId: id,
    caseId: id,
    ...(found.playerId && { playerId: found.playerId }),
    after: about,
    reason: note,
    requestId,
  });
  return found.number;
};
