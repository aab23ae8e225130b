import type { SentMessage } from '@parlour/contract/support/chat';
import type { chatDesk } from '@parlour/contract/support/chat-desk';
import type { InputOf } from '@parlour/contract/endpoint';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { OperatorContext } from '../../../../lib/context';
import { invalid, Refusal } from '../../../../lib/refusal';
import { brandByCode } from '../../../brand';
import { assertNoLink } from '../../../casework';
import { keepImage, reEncode } from '../../../upload';
import { type ChatImage, openChatImage, sentImage } from '../images';
import { markRead, type ChatRow, writeMessage } from '../queries';
import { mostIn, nothingSaid, refusalOf, type Said } from '../send-chat';
import { tellBoth, tellPerson } from '../tell';
import { chatInBrands } from './own-chat';
import { cardOf } from './orders';

/** Writes the operator's words into a chat that is theirs. */
const say = async (
  context: OperatorContext,
  chat: ChatRow,
  saidIn: (sql: Transaction) => Promise<Said>,
): Promise<SentMessage> => {
  const most = mostIn(await brandByCode(context, chat.brand));
  return context.database.transaction(async (sql) => {
    const written = await writeMessage(sql, {
      ...(await saidIn(sql)),
      chatId: chat.id,
      side: 'operator',
      operatorId: context.operator.id,
      key: context.idempotencyKey,
      most,
    });
    const refusal = refusalOf(written);
    if (refusal) throw refusal;
    const { n, at, claimedBy, outcome } = written;
    if (outcome === 'sent') {
      sql.afterCommit(() => tellBoth(context, { ...chat, claimedBy }, { what: 'message', n }));
    }
    return { n, at: at.toISOString() };
  });
};

export const sendDeskChat = async (
  context: OperatorContext,
  { chatId, text, order }: InputOf<typeof chatDesk.sendDeskChat>,
): Promise<SentMessage> => {
  if ((text === undefined) === (order === undefined)) {
    throw invalid({ name: 'text', code: 'field.required' });
  }
  const chat = await chatInBrands(context, chatId);
  if (text !== undefined) {
    assertNoLink(text);
    return say(context, chat, async () => ({ ...nothingSaid, text }));
  }
  const card = await cardOf(context.sql, chat, order!);
  if (!card) throw new Refusal('request.unknown');
  return say(context, chat, async () => ({ ...nothingSaid, about: { card, number: card.number } }));
};

export const sendDeskImage = async (
  context: OperatorContext,
  { chatId }: InputOf<typeof chatDesk.sendDeskImage>,
): Promise<SentMessage> => {
  const chat = await chatInBrands(context, chatId);
  const { playerId, brand } = chat;
  if (playerId === null) throw new Refusal('support.no_pictures');
  if (chat.claimedBy !== context.operator.id) throw new Refusal('support.not_taken');
  const image = await reEncode(sentImage(context));
  const owner = { playerId, brand, purpose: 'support' } as const;
  return say(context, chat, async (sql) => ({
    ...nothingSaid,
    imageId: await keepImage(sql, context.config, owner, image),
  }));
};

export const readDeskImage = async (
  context: OperatorContext,
  { chatId, n }: InputOf<typeof chatDesk.readDeskImage>,
): Promise<ChatImage> => openChatImage(context, (await chatInBrands(context, chatId)).id, n);

/** The mark of the chat's own operator alone: others read without it. */
export const markDeskRead = async (
  context: OperatorContext,
  { chatId, n }: InputOf<typeof chatDesk.markDeskRead>,
): Promise<Record<string, never>> => {
  const chat = await chatInBrands(context, chatId);
  if (chat.claimedBy !== context.operator.id || chat.deskRead >= n) return {};
  await markRead(context.sql, { id: chatId, side: 'desk', n });
  tellPerson(context, chat, { what: 'read', n: Math.min(n, chat.lastN) });
  return {};
};

export const typeDeskChat = async (
  context: OperatorContext,
  { chatId }: InputOf<typeof chatDesk.typeDeskChat>,
): Promise<Record<string, never>> => {
  const chat = await chatInBrands(context, chatId);
  if (chat.claimedBy === context.operator.id) tellPerson(context, chat, { what: 'typing' });
  return {};
};
