import type { InputOf } from '@parlour/contract/endpoint';
import type { room } from '@parlour/contract/room';
import type { PlayerContext } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { openCase } from '../casework';
import { assertRoomOpen } from './assert-open';
import { notifyRoomDesk } from './notify-room';
import { findMessage, insertReport, lockRoom } from './queries';

/**
 * Reports a message of someone else: a case of it, unless a person decided already that it stays.
 * The case has no player to be notified that it is late.
 */
export const reportMessage = async (
  context: PlayerContext,
  { n, reason }: InputOf<typeof room.reportMessage>,
): Promise<Record<string, never>> => {
  await assertRoomOpen(context);
  const brand = context.brand.code;
  const { playerId } = context.signedIn;
  return context.database.transaction(async (sql) => {
    await lockRoom(sql, brand);
    const message = await findMessage(sql, { brand, n });
    const isTheirs = message && message.writerId !== null && message.writerId !== playerId;
    if (!isTheirs || message.text === null) throw new Refusal('request.unknown');
    const isNew = await insertReport(sql, { messageId: message.id, playerId, reason });
    if (!isNew || message.isHidden || message.isKept) return {};
    const concerned = [message.writerId!, playerId];
    await openCase(sql, {
      brand,
      kind: 'room',
      subjectId: message.id,
      concerned,
      reasons: [reason],
    });
    sql.afterCommit(() => notifyRoomDesk(context, brand));
    return {};
  });
};
