import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { room } from '@parlour/contract/room';
import type { PlayerContext } from '../../lib/context';
import { hasLinkOutside } from '../../lib/link-outside';
import { Refusal } from '../../lib/refusal';
import { assertMayPlay } from '../compliance';
import { lockPlayer } from '../ledger';
import { assertRoomOpen } from './assert-open';
import { hasWord } from './has-word';
import { notifyRoom } from './notify-room';
import { lockRoom, writeLine, type WrittenLine } from './queries';
import { silencedOf } from './read-room';

/** Writes a message into the room of the brand, once for its key, and has open pages ask for it. */
export const sendMessage = async (
  context: PlayerContext,
  { text }: InputOf<typeof room.sendMessage>,
): Promise<OutputOf<typeof room.sendMessage>> => {
  await assertRoomOpen(context);
  const { code: brand, settings } = context.brand;
  if (hasLinkOutside(text)) throw new Refusal('room.link');
  if (hasWord(text, settings.roomWords)) throw new Refusal('room.word');
  const { playerId } = context.signedIn;
  return context.database.transaction(async (sql) => {
    // Until the commit no exclusion, block or end of the account comes between.
    await lockPlayer(sql, playerId);
    await assertMayPlay(sql, { playerId });
    await lockRoom(sql, brand);
    const written = await writeLine(sql, {
      brand,
      playerId,
      key: context.idempotencyKey,
      text,
      slowSeconds: settings.roomSlowSeconds,
    });
    const refusal = refusalOf(written);
    if (refusal) throw refusal;
    const { n, at, outcome } = written;
    if (outcome === 'sent') sql.afterCommit(() => notifyRoom(context, brand, n));
    return { n, at: at.toISOString() };
  });
};

/** The refusal of a message that was not written. */
const refusalOf = ({ outcome, until, waitSeconds }: WrittenLine): Refusal | undefined => {
  if (outcome === 'silenced') return new Refusal('room.silenced', { ...silencedOf(until) });
  if (outcome === 'too_fast') return new Refusal('room.too_fast', undefined, waitSeconds);
  return outcome === 'conflict' ? new Refusal('request.repeat_conflict') : undefined;
};
