import type { InputOf } from '@parlour/contract/endpoint';
import type { room } from '@parlour/contract/room';
import type { PlayerContext } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { assertRoomOpen } from './assert-open';
import { deleteMute, findMessage, insertMute } from './queries';

export const mostMutes = 200;

/** The caller reads nothing more of who wrote this message, before or after it. */
export const muteWriter = async (
  context: PlayerContext,
  { n }: InputOf<typeof room.muteWriter>,
): Promise<Record<string, never>> => {
  await assertRoomOpen(context);
  const { playerId } = context.signedIn;
  const message = await findMessage(context.sql, { brand: context.brand.code, n });
  const mutedId = message?.writerId ?? playerId;
  if (mutedId === playerId) throw new Refusal('request.unknown');
  const isMuted = await context.database.transaction((sql) =>
    insertMute(sql, { playerId, mutedId, most: mostMutes }),
  );
  if (!isMuted) throw new Refusal('room.mutes_full');
  return {};
};

export const unmuteWriter = async (
  context: PlayerContext,
  { id }: InputOf<typeof room.unmuteWriter>,
): Promise<Record<string, never>> => {
  await assertRoomOpen(context);
  await deleteMute(context.sql, context.signedIn.playerId, id);
  return {};
};
