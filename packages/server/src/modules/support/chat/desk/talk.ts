import type { SentMessage } from '@parlour/contract/support/chat';
import type { chatDesk } from '@parlour/contract/support/chat-desk';
import type { InputOf } from '@parlour/contract/endpoint';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { OperatorContext } from '../../../../lib/context';
import { invalid, Refusal } from '../../../../lib/refusal';
import { brandByCode } from '../../../brand';
import { assertNoLink, showImage, type ShownImage } from '../../../casework';
import { assertHeld, holdRight } from '../../../operator';
import { keepImage, reEncode } from '../../../upload';
import { sentBefore, sentImage } from '../images';
import { readImageId } from '../messages';
import { insertAnswer } from '../answer-queries';
import { lockChat, markReadByDesk, type ChatRow, writeMessage } from '../queries';
import { dropRepeated, mostIn, nothingSaid, refusalOf, type Said } from '../send-chat';
import { notifyBoth, notifyPerson } from '../notify';
import { chatInBrands, untiedChat } from './own-chat';
import { cardOf } from './orders';

/** Writes the operator's words into a chat that is theirs. */
const say = async (
  context: OperatorContext,
  chat: ChatRow,
  saidIn: (sql: Transaction) => Promise<Said>,
): Promise<SentMessage> => {
  const brand = await brandByCode(context, chat.brand);
  const { chatPromiseMinutes: minutes } = brand.settings;
  return context.database.transaction(async (sql) => {
    const said = await saidIn(sql);
    const askedAt = (await lockChat(sql, chat.id))?.askedAt;
    const written = await writeMessage(sql, {
      ...said,
      chatId: chat.id,
      side: 'operator',
      operatorId: context.operator.id,
      key: context.idempotencyKey,
      most: mostIn(brand),
    });
    const refusal = refusalOf(written);
    if (refusal) throw refusal;
    await dropRepeated(sql, said, written);
    const { n, at, claimedBy, outcome } = written;
    if (outcome === 'sent') {
      if (askedAt) await insertAnswer(sql, { brand: chat.brand, askedAt, minutes });
      sql.afterCommit(() => notifyBoth(context, { ...chat, claimedBy }, { what: 'message', n }));
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
  const chat = await untiedChat(context, chatId);
  if (text !== undefined) {
    assertNoLink(text);
    return say(context, chat, async () => ({ ...nothingSaid, text }));
  }
  const right = 'ledger.r';
  if (!context.operator.rights[right]?.includes(chat.brand)) {
    throw new Refusal('operator.right_missing', { right });
  }
  const card = await cardOf(context.sql, chat, order!);
  if (!card) throw new Refusal('request.unknown');
  return say(context, chat, async () => ({ ...nothingSaid, about: { card, number: card.number } }));
};

export const sendDeskImage = async (
  context: OperatorContext,
  { chatId }: InputOf<typeof chatDesk.sendDeskImage>,
): Promise<SentMessage> => {
  const chat = await untiedChat(context, chatId);
  const { playerId, brand } = chat;
  if (playerId === null) throw new Refusal('support.no_pictures');
  // Before the key is asked for: that of a colleague's picture shows no one else anything.
  if (chat.state === 'open' && chat.claimedBy !== context.operator.id) {
    throw new Refusal('support.not_taken');
  }
  const writing = { chatId, side: 'operator', operatorId: context.operator.id } as const;
  const most = mostIn(await brandByCode(context, brand));
  const sent = await sentBefore(context, { ...writing, key: context.idempotencyKey, most });
  if (sent) return sent;
  const image = await reEncode(sentImage(context));
  const owner = { playerId, brand, purpose: 'support' } as const;
  return say(context, chat, async (sql) => ({
    ...nothingSaid,
    imageId: await keepImage(sql, context.config, owner, image),
  }));
};

/** Opens a picture for the operator who has the chat and is not tied to its player. */
export const readDeskImage = async (
  context: OperatorContext,
  { chatId, n }: InputOf<typeof chatDesk.readDeskImage>,
): Promise<ShownImage> => {
  const { brand, playerId, claimedBy } = await untiedChat(context, chatId);
  if (claimedBy !== context.operator.id) throw new Refusal('support.not_taken');
  const imageId = await readImageId(context.sql, chatId, n);
  if (imageId === undefined) throw new Refusal('request.unknown');
  return showImage(context, {
    brand,
    ...(playerId !== null && { playerId }),
    claimedBy,
    imageId,
    act: 'chat.view',
    objectKind: 'chat',
    objectId: chatId,
    after: { n },
  });
};

/** The mark of the chat's own operator alone: others read without it. Each message makes one. */
export const markDeskRead = async (
  context: OperatorContext,
  { chatId, n: asked }: InputOf<typeof chatDesk.markDeskRead>,
): Promise<Record<string, never>> => {
  const { sql, operator } = context;
  const chat = await chatInBrands(context, chatId);
  const { brands, n } = await markReadByDesk(sql, { chatId, operatorId: operator.id, n: asked });
  assertHeld(brands, { right: 'chat.w', brand: chat.brand });
  if (n !== null) notifyPerson(context, chat, { what: 'read', n });
  return {};
};

export const typeDeskChat = async (
  context: OperatorContext,
  { chatId }: InputOf<typeof chatDesk.typeDeskChat>,
): Promise<Record<string, never>> => {
  const chat = await chatInBrands(context, chatId);
  return context.database.transaction(async (sql) => {
    await holdRight(sql, context.operator, { right: 'chat.w', brand: chat.brand });
    if (chat.claimedBy === context.operator.id) {
      sql.afterCommit(() => notifyPerson(context, chat, { what: 'typing' }));
    }
    return {};
  });
};
