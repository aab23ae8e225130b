import type { ChatView, supportChat } from '@parlour/contract/support/chat';
import type { InputOf } from '@parlour/contract/endpoint';
import type { Context } from '../../../lib/context';
import { readMessages } from './messages';
import { type ChatPerson, personOf } from './person';
import { countUnread, findChat, isStaffed } from './queries';
import { mayBecomeTicket } from './ticket-queries';

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
  const about = {
    isStaffed: await isStaffed(sql, brand.code),
    promisedMinutes: brand.settings.chatPromiseMinutes,
    takesPictures: signedIn !== undefined,
  };
  const chat = await findChat(sql, person);
  if (!chat) return { ...nothing, ...about };
  const messages = brief
    ? { messages: [], hasOlder: true }
    : await readMessages(sql, chat.id, part);
  return {
    ...about,
    state: chat.state,
    isTaken: chat.claimedBy !== null,
    lastN: chat.lastN,
    ownRead: chat.playerRead,
    operatorRead: chat.deskRead,
    unread: await countUnread(sql, chat),
    mayBecomeTicket: await mayBecomeTicket(sql, chat.id, about.promisedMinutes),
    ...messages,
  };
};
