import type { ChatView, supportChat } from '@parlour/contract/support/chat';
import type { InputOf } from '@parlour/contract/endpoint';
import type { Context } from '../../../lib/context';
import { readMessages } from './messages';
import { type ChatPerson, personOf } from './person';
import { isStaffed, readOwnChat } from './queries';

const nothing = {
  state: 'none',
  isTaken: false,
  lastN: 0,
  ownRead: 0,
  operatorRead: 0,
  unread: 0,
  mayBecomeTicket: false,
  messages: [],
  hasOlder: false,
} satisfies Partial<ChatView>;

type Asked = InputOf<typeof supportChat.readChat>;

/** The caller's chat as it is now. After a lost connection it gives what came since `from`. */
export const readChat = (context: Context, asked: Asked): Promise<ChatView> =>
  viewChat(context, personOf(context), asked);

export const viewChat = async (
  { sql, brand, signedIn }: Context,
  person: ChatPerson,
  { brief = false, ...part }: Asked,
): Promise<ChatView> => {
  const { chatPromiseMinutes: promisedMinutes } = brand.settings;
  const about = { promisedMinutes, takesPictures: signedIn !== undefined };
  const chat = await readOwnChat(sql, person, promisedMinutes);
  if (!chat) return { ...nothing, ...about, isStaffed: await isStaffed(sql, brand.code) };
  const { id, ...facts } = chat;
  const messages = brief ? { messages: [], hasOlder: true } : await readMessages(sql, id, part);
  return { ...about, ...facts, ...messages };
};
