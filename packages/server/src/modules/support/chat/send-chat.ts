import type { SentMessage, supportChat } from '@parlour/contract/support/chat';
import type { InputOf } from '@parlour/contract/endpoint';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { Brand, Context } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { openCase } from '../../casework';
import { deleteImages } from '../../upload';
import { personOf } from './person';
import { type ChatRow, findChat, type NewMessage, type Written, writeMessage } from './queries';
import { notifyBoth } from './notify';
import { countVisitor } from './visitors';

/** Each side's messages, unless the brand sets `support.sendChat:chat`. */
const mostOfSide = { count: 10, seconds: 10 };

export const mostIn = ({ limits }: Pick<Brand, 'limits'>): NewMessage['most'] =>
  limits['support.sendChat:chat'] ?? mostOfSide;

/** What a message says: one of these. */
export type Said = Pick<NewMessage, 'text' | 'imageId' | 'about'>;

export const nothingSaid: Said = { text: null, imageId: null, about: null };

/** The refusal of a message that was not written. */
export const refusalOf = ({
  outcome,
  waitSeconds,
}: Pick<Written, 'outcome' | 'waitSeconds'>): Refusal | undefined => {
  switch (outcome) {
    case 'closed':
      return new Refusal('support.chat_closed');
    case 'not_taken':
      return new Refusal('support.not_taken');
    case 'unanswered':
      return new Refusal('support.unanswered');
    case 'conflict':
      return new Refusal('request.repeat_conflict');
    case 'too_fast':
      return new Refusal('support.too_fast', undefined, waitSeconds);
    default:
      return undefined;
  }
};

/** A picture that was sent again is stored already, with its first message. */
export const dropRepeated = async (
  sql: Transaction,
  { imageId }: Said,
  { outcome }: Written,
): Promise<void> => {
  if (outcome === 'repeated' && imageId !== null) await deleteImages(sql, [imageId]);
};

/** Writes a message of the person; one that waits for an operator calls them by a case. */
const writeOwn = async (
  sql: Transaction,
  context: Context,
  chat: ChatRow,
  said: Said,
): Promise<Written> => {
  const written = await writeMessage(sql, {
    ...said,
    chatId: chat.id,
    side: 'player',
    operatorId: null,
    key: context.idempotencyKey,
    most: mostIn(context.brand),
  });
  const refusal = refusalOf(written);
  if (refusal) throw refusal;
  if (written.needsCase) {
    const { id: subjectId, brand } = chat;
    const { chatPromiseMinutes: minutes } = context.brand.settings;
    // Who waits in a chat reads there that it is late: the case has no player to be mailed to.
    await openCase(sql, { brand, kind: 'chat', subjectId, reasons: ['message'], minutes });
  }
  return written;
};

/** Sends what the caller says in their chat, and notifies both sides. */
export const say = async (
  context: Context,
  saidIn: (sql: Transaction) => Promise<Said>,
): Promise<SentMessage> => {
  const person = personOf(context);
  if (person.playerId === null) await countVisitor(context, 'sendChat');
  return context.database.transaction(async (sql) => {
    const chat = await findChat(sql, person);
    if (!chat) throw new Refusal('support.chat_closed');
    const said = await saidIn(sql);
    const written = await writeOwn(sql, context, chat, said);
    await dropRepeated(sql, said, written);
    const { n, at, claimedBy, outcome } = written;
    if (outcome === 'sent') {
      sql.afterCommit(() => notifyBoth(context, { ...chat, claimedBy }, { what: 'message', n }));
    }
    return { n, at: at.toISOString() };
  });
};

export const sendChat = (
  context: Context,
  { text }: InputOf<typeof supportChat.sendChat>,
): Promise<SentMessage> => say(context, async () => ({ ...nothingSaid, text }));
