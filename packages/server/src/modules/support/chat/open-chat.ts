import type { ChatView, supportChat } from '@parlour/contract/support/chat';
import type { InputOf } from '@parlour/contract/endpoint';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { Context } from '../../../lib/context';
import { endCase } from '../../casework';
import { assertVerified, greetGuest } from '../../session';
import { insertUnanswered } from './answer-queries';
import { type ChatPerson, personOf } from './person';
import {
  type ChatRow,
  closeRow,
  findChat,
  lockChat,
  markOwnRead,
  noteEvent,
  upsertChat,
  writePage,
} from './queries';
import { readChat, viewChat } from './read-chat';
import { notifyBoth, notifyDesk } from './notify';
import { countVisitor } from './visitors';

/** Opens the caller's chat, or leaves it open. No operator is called before the first message. */
export const openChat = async (
  context: Context,
  { verification }: InputOf<typeof supportChat.openChat>,
): Promise<ChatView> => {
  const { database, language, brand } = context;
  const { playerId } = context.signedIn ?? {};
  // A visitor's browser is known from now on.
  const person: ChatPerson =
    playerId === undefined
      ? { ...greetGuest(context), playerId: null }
      : { brand: brand.code, playerId, guestHash: null };
  if (playerId === undefined) await assertMayOpen(context, person, verification);
  await database.transaction((sql) => upsertChat(sql, person, language));
  return viewChat(context, person, {});
};

/** A visitor who opens a chat is someone who solved the puzzle, and so many of an address. */
const assertMayOpen = async (
  context: Context,
  person: ChatPerson,
  verification: string | undefined,
): Promise<void> => {
  if ((await findChat(context.sql, person))?.state === 'open') return;
  await assertVerified(context, verification, 'feedback');
  await countVisitor(context, 'openChat');
};

/** Ends a chat whose person was promised an answer in so many minutes, and its case if it waits. */
export const endChat = async (
  sql: Transaction,
  chat: ChatRow,
  about: Record<string, unknown>,
  { result, minutes }: { result: string; minutes: number },
): Promise<number> => {
  if (chat.askedAt) await insertUnanswered(sql, chat, minutes);
  const n = await noteEvent(sql, chat.id, about);
  if (chat.hasCase) await endCase(sql, { kind: 'chat', subjectId: chat.id, result });
  await closeRow(sql, chat.id);
  return n;
};

export const closeChat = async (context: Context): Promise<ChatView> => {
  const { database, sql, brand } = context;
  const { chatPromiseMinutes: minutes } = brand.settings;
  const found = await findChat(sql, personOf(context));
  if (found?.state === 'open') {
    await database.transaction(async (tx) => {
      const chat = await lockChat(tx, found.id);
      if (chat?.state !== 'open') return;
      const n = await endChat(tx, chat, { event: 'closed' }, { result: 'closed', minutes });
      tx.afterCommit(() => notifyBoth(context, { ...chat, claimedBy: null }, { what: 'state', n }));
    });
  }
  return readChat(context, {});
};

export const markChatRead = async (
  context: Context,
  { n: asked }: InputOf<typeof supportChat.markChatRead>,
): Promise<Record<string, never>> => {
  const person = personOf(context);
  const marked = await markOwnRead(context.sql, person, asked);
  if (marked && marked.claimedBy !== null) {
    notifyDesk(context, { ...person, ...marked }, { what: 'read', n: marked.n });
  }
  return {};
};

/** Only the operator who has the chat sees that the person types. */
export const typeChat = async (context: Context): Promise<Record<string, never>> => {
  const chat = await findChat(context.sql, personOf(context));
  if (chat?.state === 'open' && chat.claimedBy !== null) {
    notifyDesk(context, chat, { what: 'typing' });
  }
  return {};
};

/** Only the operator who has the chat sees where the person is. */
export const noteChatPage = async (
  context: Context,
  { page }: InputOf<typeof supportChat.noteChatPage>,
): Promise<Record<string, never>> => {
  const chat = await findChat(context.sql, personOf(context));
  if (!chat || !(await writePage(context.sql, chat.id, page))) return {};
  if (chat.claimedBy !== null) notifyDesk(context, chat, { what: 'page' });
  return {};
};
