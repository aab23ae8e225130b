import type { Transaction } from '@parlour/node-kit/database/database';
import type { OperatorContext } from '../../../lib/context';
import { writeAudit } from '../../audit';
import { endCase } from '../../casework';
import { notifyPlayer } from '../../message';
import { actorOf } from '../../operator';
import { notifyRoom, notifyRoomDesk } from '../notify-room';
import { hideLine, insertSilence, readSilenceOf, type SilenceRow } from './queries';

type By = Pick<OperatorContext, 'operator' | 'address' | 'requestId' | 'live'>;

type Act = {
  brand: string;
  messageId: string;
  writerId: string | null;
  n: number;
  reason: string | undefined;
};

/** Hides a message for everyone: a line of the room and one of the audit. The room is locked. */
export const hide = async (sql: Transaction, by: By, act: Act): Promise<void> => {
  const { brand, messageId, writerId, n, reason } = act;
  const line = await hideLine(sql, messageId);
  if (line === undefined) return;
  await writeAudit(sql, {
    actor: actorOf(by),
    brand,
    act: 'room.hide_message',
    objectKind: 'room_message',
    objectId: messageId,
    ...(writerId !== null && { playerId: writerId }),
    after: { n },
    reason,
    requestId: by.requestId,
  });
  await endCase(sql, { kind: 'room', subjectId: messageId, result: 'hide' });
  sql.afterCommit(() => notifyRoom(by, brand, line));
};

/**
 * Does not let a player write for so many hours, or for ever: a line of the audit, and a message to
 * the player that says until when. The room is locked, so that nothing of theirs comes after.
 */
export const silence = async (
  sql: Transaction,
  by: By,
  given: { brand: string; playerId: string; hours: number | undefined; reason: string },
): Promise<SilenceRow> => {
  const { brand, playerId, reason } = given;
  const id = await insertSilence(sql, { ...given, operatorId: by.operator.id });
  const card = await readSilenceOf(sql, { brand, playerId });
  if (!card) throw new Error('a player who was silenced may not write');
  const until = card.until?.toISOString();
  await writeAudit(sql, {
    actor: actorOf(by),
    brand,
    act: 'room.silence',
    objectKind: 'player',
    objectId: playerId,
    playerId,
    after: { until: until ?? null },
    reason,
    requestId: by.requestId,
  });
  await notifyPlayer(sql, {
    playerId,
    template: until ? 'room_silenced' : 'room_silenced_ever',
    ...(until && { values: { until } }),
    key: `room.silence:${id}`,
  });
  sql.afterCommit(() => tellPages(by, brand, playerId));
  return card;
};

/** What a player may do in the room has changed: their pages ask for it, and the desk's. */
export const tellPages = (by: Pick<By, 'live'>, brand: string, playerId: string): void => {
  by.live.notify(playerId, { type: 'room' });
  notifyRoomDesk(by, brand);
};
