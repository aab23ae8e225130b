import type { supportChat } from '@parlour/contract/support/chat';
import type { chatDesk } from '@parlour/contract/support/chat-desk';
import type { ConsoleHandlers } from '../../../lib/http/console';
import type { Handlers } from '../../../lib/http/http';
import { attendChats } from './desk/attend';
import { listColleagues } from './desk/colleagues';
import { leaveChat } from './desk/leave-chat';
import { listChats, readDeskChat } from './desk/read-desk';
import { readChatPerson } from './desk/read-person';
import {
  markDeskRead,
  readDeskImage,
  sendDeskChat,
  sendDeskImage,
  typeDeskChat,
} from './desk/talk';
import { nextChat, takeChat } from './desk/take-chat';
import { readChatImage, sendChatImage } from './images';
import { closeChat, markChatRead, noteChatPage, openChat, typeChat } from './open-chat';
import { openChatTicket } from './chat-ticket';
import { readChat } from './read-chat';
import { sendChat } from './send-chat';

export const chatRoutes: Handlers<typeof supportChat> = {
  readChat,
  openChat,
  sendChat,
  sendChatImage: (context) => sendChatImage(context),
  readChatImage,
  markChatRead,
  typeChat: (context) => typeChat(context),
  noteChatPage,
  closeChat: (context) => closeChat(context),
  openChatTicket,
};

export const chatConsoleRoutes: ConsoleHandlers<typeof chatDesk> = {
  listChats,
  attendChats,
  nextChat,
  readDeskChat,
  readChatPerson,
  takeChat,
  sendDeskChat,
  sendDeskImage,
  readDeskImage,
  markDeskRead,
  typeDeskChat,
  listColleagues,
  leaveChat,
};
