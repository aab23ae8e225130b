import type { SentMessage, supportChat } from '@parlour/contract/support/chat';
import type { InputOf } from '@parlour/contract/endpoint';
import type { Context, PlayerContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { keepImage, openImage, reEncode } from '../../upload';
import { readImageId } from './messages';
import { personOf } from './person';
import { findChat, foreseePicture } from './queries';
import { mostIn, nothingSaid, refusalOf, say } from './send-chat';

type ChatImage = { type: 'image/jpeg'; base64: string };

/** Sends a picture: drawn again, so that it is nothing but a picture, and stored encrypted. */
export const sendChatImage = async (context: PlayerContext): Promise<SentMessage> => {
  const chat = await findChat(context.sql, personOf(context));
  if (!chat) throw new Refusal('support.chat_closed');
  const writing = { chatId: chat.id, side: 'player', operatorId: null } as const;
  const most = mostIn(context.brand);
  const sent = await sentBefore(context, { ...writing, key: context.idempotencyKey, most });
  if (sent) return sent;
  const image = await reEncode(sentImage(context));
  const owner = {
    playerId: context.signedIn.playerId,
    brand: context.brand.code,
    purpose: 'support',
  } as const;
  return say(context, async (sql) => ({
    ...nothingSaid,
    imageId: await keepImage(sql, context.config, owner, image),
  }));
};

/**
 * The message that was sent under this key before; undefined where the picture may be sent now.
 * Decoding one is work for seconds, so no one has it done in vain.
 */
export const sentBefore = async (
  { sql }: Pick<Context, 'sql'>,
  writing: Parameters<typeof foreseePicture>[1],
): Promise<SentMessage | undefined> => {
  const foreseen = await foreseePicture(sql, writing);
  if (!foreseen) throw new Refusal('request.unknown');
  const refusal = refusalOf(foreseen);
  if (refusal) throw refusal;
  const { outcome, n, at } = foreseen;
  return outcome === 'repeated' ? { n, at: at.toISOString() } : undefined;
};

export const sentImage = ({ image }: Pick<Context, 'image'>): Buffer => {
  if (!image) throw new Error('the contract gives this call a picture');
  return image;
};

export const readChatImage = async (
  context: PlayerContext,
  { n }: InputOf<typeof supportChat.readChatImage>,
): Promise<ChatImage> => {
  const chat = await findChat(context.sql, personOf(context));
  const imageId = chat && (await readImageId(context.sql, chat.id, n));
  const image = imageId && (await openImage(context.sql, context.config, imageId));
  if (!image) throw new Refusal('request.unknown');
  return { type: 'image/jpeg', base64: image.bytes.toString('base64') };
};
