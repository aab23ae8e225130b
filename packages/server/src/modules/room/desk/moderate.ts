import type { InputOf } from '@parlour/contract/endpoint';
import type { roomDesk, Silence } from '@parlour/contract/room-desk';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { OperatorContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { writeAudit } from '../../audit';
import { assertUntied } from '../../casework';
import { notifyPlayer } from '../../message';
import { actorOf, lockRights } from '../../operator';
import { findMessage, lockRoom, type RoomMessageRow } from '../queries';
import { hide, silence, tellPages } from './act';
import { isOfBrand, liftRow } from './queries';
import { silenceOf } from './read-desk';

/** Hides a message that an operator saw; its case, if there is one, ends with it. */
export const hideMessage = (
  context: OperatorContext,
  { brand, n, reason }: InputOf<typeof roomDesk.hideMessage>,
): Promise<Record<string, never>> =>
  inRoom(context, brand, async (sql) => {
    const { id, writerId } = await messageAt(sql, { brand, n });
    await assertUntied(sql, context.operator.id, writerId === null ? [] : [writerId]);
    await hide(sql, context, { brand, messageId: id, writerId, n, reason });
    return {};
  });

export const silenceWriter = (
  context: OperatorContext,
  { brand, n, hours, reason }: InputOf<typeof roomDesk.silenceWriter>,
): Promise<Silence> =>
  inRoom(context, brand, async (sql) => {
    const { writerId } = await messageAt(sql, { brand, n });
    if (writerId === null) throw new Refusal('request.unknown');
    await assertUntied(sql, context.operator.id, [writerId]);
    return silenceOf(await silence(sql, context, { brand, playerId: writerId, hours, reason }));
  });

/** The same of a player of the brand with whom an operator talks. */
export const silencePlayer = (
  context: OperatorContext,
  { brand, playerId, hours, reason }: InputOf<typeof roomDesk.silencePlayer>,
): Promise<Silence> =>
  inRoom(context, brand, async (sql) => {
    if (!(await isOfBrand(sql, { brand, playerId }))) throw new Refusal('request.unknown');
    await assertUntied(sql, context.operator.id, [playerId]);
    return silenceOf(await silence(sql, context, { brand, playerId, hours, reason }));
  });

/** Lets a player write again before the time, and tells them. */
export const liftSilence = (
  context: OperatorContext,
  { brand, id, reason }: InputOf<typeof roomDesk.liftSilence>,
): Promise<Record<string, never>> =>
  inRoom(context, brand, async (sql) => {
    const playerId = await liftRow(sql, { brand, id });
    if (playerId === undefined) throw new Refusal('request.unknown');
    await assertUntied(sql, context.operator.id, [playerId]);
    await writeAudit(sql, {
      actor: actorOf(context),
      brand,
      act: 'room.lift_silence',
      objectKind: 'player',
      objectId: playerId,
      playerId,
      reason,
      requestId: context.requestId,
    });
    await notifyPlayer(sql, { playerId, template: 'room_lifted', key: `room.lift:${id}` });
    sql.afterCommit(() => tellPages(context, brand, playerId));
    return {};
  });

/** In a brand of the operator's, with its room locked, by a right that is held until the end. */
const inRoom = <Value>(
  { database, operator }: OperatorContext,
  brand: string,
  work: (sql: Transaction) => Promise<Value>,
): Promise<Value> => {
  if (!operator.brands.includes(brand)) throw new Refusal('request.unknown');
  return database.transaction(async (sql) => {
    await lockRoom(sql, brand);
    const right = 'room.w';
    const rights = await lockRights(sql, operator.id);
    if (!rights[right]?.includes(brand)) throw new Refusal('operator.right_missing', { right });
    return work(sql);
  });
};

const messageAt = async (
  sql: Transaction,
  at: { brand: string; n: number },
): Promise<RoomMessageRow> => {
  const found = await findMessage(sql, at);
  if (!found) throw new Refusal('request.unknown');
  return found;
};
