import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { message } from '@parlour/contract/message';
import type { Sql } from '@parlour/node-kit/database/database';
import type { PlayerContext } from '../../../lib/context';
import { invalid, Refusal } from '../../../lib/refusal';
import { noteInboxChanged } from './notify-unread';
import { countUnreadOf, markMessageDeleted, markMessagesRead, readMessages } from './queries';
import { renderInbox } from './render-inbox';

const pageSize = 30;
const mostMarked = 5000;

/** The player's messages, the newest first, in the language of the call. */
export const listMessages = async (
  context: PlayerContext,
  { cursor }: InputOf<typeof message.listMessages>,
): Promise<OutputOf<typeof message.listMessages>> => {
  const { sql, signedIn } = context;
  const [rows, unread] = await Promise.all([
    readMessages(sql, signedIn.playerId, { before: cursor, limit: pageSize + 1 }),
    unreadOf(sql, signedIn.playerId),
  ]);
  const list = rows.slice(0, pageSize).map((row) => renderInbox(row, context));
  const last = list.at(-1);
  return { list, unread, ...(rows.length > pageSize && last && { next: last.id }) };
};

export const countUnread = ({ sql, signedIn }: PlayerContext): Promise<number> =>
  unreadOf(sql, signedIn.playerId);

/** Marks messages as read; a message of another player, or of none, is left alone. */
export const markRead = async (
  { sql, live, signedIn }: PlayerContext,
  { ids = [], upTo }: InputOf<typeof message.markRead>,
): Promise<{ unread: number }> => {
  if (ids.length === 0 && upTo === undefined) {
    throw invalid({ name: 'ids', code: 'field.required' });
  }
  let marked: number;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each statement ends in time
    marked = await markMessagesRead(sql, signedIn.playerId, { ids, upTo, most: mostMarked });
  } while (marked === mostMarked);
  noteInboxChanged(live, signedIn.playerId);
  return { unread: await unreadOf(sql, signedIn.playerId) };
};

export const deleteMessage = async (
  { sql, live, signedIn }: PlayerContext,
  { id }: InputOf<typeof message.deleteMessage>,
): Promise<{ unread: number }> => {
  if (!(await markMessageDeleted(sql, signedIn.playerId, id))) {
    throw new Refusal('request.unknown');
  }
  noteInboxChanged(live, signedIn.playerId);
  return { unread: await unreadOf(sql, signedIn.playerId) };
};

const unreadOf = async (sql: Sql, playerId: string): Promise<number> => {
  const [row] = await countUnreadOf(sql, [playerId]);
  return row!.count;
};
