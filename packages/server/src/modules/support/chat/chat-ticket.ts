import type { Language } from '@parlour/contract/languages';
import { descriptionLength, mostPictures, type SentFeedback } from '@parlour/contract/support';
import type { supportChat } from '@parlour/contract/support/chat';
import type { InputOf } from '@parlour/contract/endpoint';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { Context, Platform } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { assertVerified } from '../../session';
import { type NewTicket, openTicket } from '../open-ticket';
import { ownerOf } from '../own-tickets';
import { findByKey, lockOwner, readOwn } from '../queries';
import { assertFieldsOf, countTicket } from '../send-feedback';
import { endChat } from './open-chat';
import { personOf } from './person';
import { type ChatRow, findChat, lockChat } from './queries';
import { notifyBoth } from './notify';
import {
  copyMessages,
  copyPictures,
  mayBecomeTicket,
  readSaid,
  type SaidRow,
} from './ticket-queries';

/** Of a longer chat its end becomes the ticket. */
const mostSaid = 200;

/**
 * Makes a ticket of a chat, in the caller's transaction, which has locked the chat, and ends the
 * chat. Undefined where the person wrote no text. `n` is the line of the chat that names it.
 */
export const makeTicket = async (
  { config }: Pick<Platform, 'config'>,
  sql: Transaction,
  chat: ChatRow,
  { minutes, ...given }: Pick<NewTicket, 'contact' | 'key'> & { minutes: number },
): Promise<{ id: string; number: string; n: number } | undefined> => {
  const { id: chatId, brand, playerId, guestHash } = chat;
  const said = await readSaid(sql, chatId, mostSaid);
  const begun = beginningOf(said);
  if (begun.length === 0) return undefined;
  const { id, number } = await openTicket(sql, config, {
    ...given,
    brand,
    ...(playerId === null ? guestHash && { guestHash } : { playerId }),
    type: 'service',
    description: begun.map(({ text }) => text).join('\n'),
    language: chat.language as Language,
    fromChat: chatId,
  });
  const numbers = said.filter((each) => !begun.includes(each)).map(({ n }) => n);
  await copyMessages(sql, { chatId, ticketId: id, numbers });
  await copyPictures(sql, { chatId, ticketId: id, most: mostPictures });
  const n = await endChat(sql, chat, { event: 'ticket', number }, { result: 'ticket', minutes });
  return { id, number, n };
};

/** The person's first texts without an answer between them, as far as a description is long. */
const beginningOf = (said: SaidRow[]): SaidRow[] => {
  const first = said.findIndex(({ side }) => side === 'player');
  if (first < 0) return [];
  const begun: SaidRow[] = [];
  let length = 0;
  for (const each of said.slice(first)) {
    length += each.text.length + 1;
    if (each.side !== 'player' || length > descriptionLength) break;
    begun.push(each);
  }
  return begun;
};

/** The caller's chat, which waits too long, becomes a ticket, once. */
export const openChatTicket = async (
  context: Context,
  { contact, verification }: InputOf<typeof supportChat.openChatTicket>,
): Promise<SentFeedback> => {
  assertFieldsOf(context, { contact });
  const found = await findChat(context.sql, personOf(context));
  if (!found) throw new Refusal('support.chat_closed');
  const owner = ownerOf(context);
  const key = context.idempotencyKey;
  const { chatPromiseMinutes: minutes } = context.brand.settings;
  const id = await context.database.transaction(async (sql) => {
    await lockOwner(sql, owner);
    const earlier = await findByKey(sql, owner, key);
    if (earlier) return earlier.id;
    const chat = await lockChat(sql, found.id);
    if (chat?.state !== 'open') throw new Refusal('support.chat_closed');
    if (!(await mayBecomeTicket(sql, chat.id, minutes))) {
      throw new Refusal('support.chat_answered');
    }
    await countTicket(context, sql, owner);
    if (!context.signedIn) await assertVerified({ ...context, sql }, verification, 'feedback');
    const made = await makeTicket(context, sql, chat, { contact, key, minutes });
    if (!made) throw new Error('a chat that may become a ticket has a text');
    sql.afterCommit(() => notifyBoth(context, chat, { what: 'state', n: made.n }));
    return made.id;
  });
  const ticket = await readOwn(context.sql, owner, id);
  return { id, number: ticket!.number, dueAt: (ticket!.dueAt ?? ticket!.openedAt).toISOString() };
};
