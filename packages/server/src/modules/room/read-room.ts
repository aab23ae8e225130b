import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { room, RoomMessage, RoomView, Silenced } from '@parlour/contract/room';
import type { PlayerContext } from '../../lib/context';
import { readPlayState } from '../compliance';
import { maskUsername } from '../player';
import { assertRoomOpen } from './assert-open';
import { mostMutes } from './mute-writer';
import {
  type RoomLineRow,
  readLines,
  readMutes,
  readRoomRow,
  readSilencedUntil,
  type RoomRow,
} from './queries';

/** What a page gets at a time. */
const mostLines = 50;

type Asked = InputOf<typeof room.readRoom>;

/** The room as its reader may see it. After a lost connection it gives what came since `from`. */
export const readRoom = async (context: PlayerContext, asked: Asked): Promise<RoomView> => {
  await assertRoomOpen(context);
  const { sql, brand, signedIn } = context;
  const reader = { brand: brand.code, playerId: signedIn.playerId };
  const row = await readRoomRow(sql, brand.code);
  const part = partOf(row, asked);
  const lines = await readLines(sql, { ...reader, ...part });
  const until = await readSilencedUntil(sql, reader);
  return {
    lastN: row.lastN,
    messages: lines.map((line) => messageOf(line, signedIn.playerId)),
    hasOlder: part.after + 1 > row.firstN,
    slowSeconds: brand.settings.roomSlowSeconds,
    ...(until !== undefined && { silenced: silencedOf(until) }),
    isBarred: (await readPlayState(sql, signedIn.playerId)) !== 'active',
  };
};

/** Which numbers are asked for: since there is no gap, a part is a range of them. */
const partOf = (
  { lastN, firstN }: RoomRow,
  { from, before }: Asked,
): { after: number; upTo: number } => {
  if (from !== undefined) {
    const after = Math.max(from, firstN - 1);
    return { after, upTo: Math.min(after + mostLines, lastN) };
  }
  const upTo = Math.min((before ?? lastN + 1) - 1, lastN);
  return { after: Math.max(upTo - mostLines, firstN - 1), upTo };
};

export const silencedOf = (until: Date | null): Silenced =>
  until === null ? {} : { until: until.toISOString() };

const messageOf = (line: RoomLineRow, playerId: string): RoomMessage => {
  const { n, at, writerId, username, text, hides } = line;
  const about = { n, at: at.toISOString() };
  if (hides !== null) return { ...about, hides };
  const isOwn = writerId === playerId;
  const without = withoutText(line);
  return {
    ...about,
    ...(username !== null && { name: maskUsername(username) }),
    ...(isOwn && { isOwn }),
    ...(without ? { without } : { text: text ?? '' }),
  };
};

const withoutText = ({
  isHidden,
  isMuted,
  text,
}: RoomLineRow): RoomMessage['without'] | undefined => {
  if (isHidden) return 'hidden';
  if (isMuted) return 'muted';
  return text === null ? 'gone' : undefined;
};

/** Whom the caller muted, the latest first. */
export const listMuted = async (
  context: PlayerContext,
): Promise<OutputOf<typeof room.listMuted>> => {
  await assertRoomOpen(context);
  const rows = await readMutes(context.sql, context.signedIn.playerId, mostMutes);
  return {
    list: rows.map(({ id, username, at }) => ({
      id,
      ...(username !== null && { name: maskUsername(username) }),
      at: at.toISOString(),
    })),
  };
};
