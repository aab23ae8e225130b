import { choice, endpoint, endpoints, flag, output, text, whole } from '../endpoint';
import type { IdentityState } from '../identity';
import type { Language } from '../languages';
import { type ChatCard, type ChatMessage, chatN, chatText, type SentMessage } from './chat';

/** A chat as the operators' desk lists it. */
export type DeskChatCard = {
  id: string;
  brand: string;
  /** Missing: a visitor. */
  player?: { id: string; username: string; rankLevel: number };
  language: Language;
  state: 'open' | 'closed';
  claimedBy?: { id: string; name: string };
  /** Since when the person has waited for an answer; missing when the last word is ours. */
  askedAt?: string;
  openedAt: string;
  claimedAt?: string;
  lastAt: string;
  lastN: number;
  deskRead: number;
  playerRead: number;
  /**
   * The last words, shortened, with the operator whose they are; a picture or a card has none.
   * Missing, as the page, for who is tied to the player.
   */
  last?: { by: ChatMessage['by']; text?: string; operator?: { id: string; name: string } };
  /** The page of the site that the person is on, where their browser said so. */
  page?: string;
};

/** What a chat became. */
export type TicketOfChat = {
  number: string;
  /** Missing: a visitor's. */
  username?: string;
  at: string;
  caseId?: string;
};

export type ChatDesk = {
  waiting: DeskChatCard[];
  mine: DeskChatCard[];
  others: DeskChatCard[];
  /** Of the brand's day until now, the newest first. */
  becameTickets: TicketOfChat[];
  /** What one person has at a time. */
  most: number;
  /** What a person is promised to wait for an answer: the shortest of the brands. */
  promisedMinutes: number;
  /** The same by brand. */
  promises: Readonly<Record<string, number>>;
};

/** A message as the desk reads it: who wrote and why a chat was handed over is not the player's. */
export type DeskMessageView = ChatMessage & {
  /** The name of the operator whose it is. */
  writer?: string;
  handed?: { by: string; to?: string; reason: string };
};

/** An operator at the desk who may be given a chat, with how many they have. */
export type DeskColleague = { id: string; name: string; chats: number };

/** A chat with its messages. */
export type DeskChat = DeskChatCard & {
  messages: DeskMessageView[];
  hasOlder: boolean;
};

/** An order of the player, which may be sent as a card. */
export type DeskOrder = Omit<ChatCard, 'at'>;

/** Whom an operator talks with, as far as the operator's rights go. */
export type DeskPerson = {
  /** None of a visitor. */
  playerId?: string;
  /** Of a player, by `player.r`. */
  account?: {
    registeredAt: string;
    state: string;
    stateUntil?: string;
    documents: IdentityState;
  };
  /** Of a player, by `ledger.r`. */
  money?: { currency: string; cash: string; held: string };
  /** The brand's room is open; without an end of the silence, for ever. */
  room?: { isSilenced: boolean; until?: string };
  /** Of a player, by `ledger.r`, the newest first. */
  orders?: DeskOrder[];
  /** Earlier ends of this chat, the newest first. */
  ends: { at: string; number?: string }[];
};

const chatId = text({ pattern: '^[1-9]\\d{0,17}$' });
const gone = ['request.unknown', 'support.chat_closed', 'support.not_taken'] as const;

/** The operators' calls of the support chat. */
export const chatDesk = endpoints('support', {
  listChats: endpoint({
    method: 'GET',
    path: '/console/chats',
    caller: 'operator',
    right: 'chat.r',
    background: true,
    noStore: true,
    input: { brand: text({ optional: true, max: 32 }) },
    output: output<ChatDesk>(),
    refusals: [],
  }),
  /** Sent again and again while the desk takes chats: by it players see who is there. */
  attendChats: endpoint({
    method: 'POST',
    path: '/console/chats/attend',
    caller: 'operator',
    right: 'chat.w',
    background: true,
    input: { isReceiving: flag() },
    output: output<Record<string, never>>(),
    refusals: [],
  }),
  /** Takes the chat that has waited longest, a player's before a visitor's. */
  nextChat: endpoint({
    method: 'POST',
    path: '/console/chats/next',
    caller: 'operator',
    right: 'chat.w',
    input: { brand: text({ optional: true, max: 32 }) },
    output: output<{ id?: string }>(),
    refusals: ['support.chat_limit'],
  }),
  readDeskChat: endpoint({
    method: 'GET',
    path: '/console/chats/{chatId}',
    caller: 'operator',
    right: 'chat.r',
    background: true,
    noStore: true,
    input: {
      chatId,
      from: whole({ min: 0, max: 2_000_000_000, optional: true }),
      before: whole({ min: 1, max: 2_000_000_000, optional: true }),
    },
    output: output<DeskChat>(),
    refusals: ['desk.conflict', 'request.unknown'],
  }),
  /** Apart from the messages, which are asked for more often. */
  readChatPerson: endpoint({
    method: 'GET',
    path: '/console/chats/{chatId}/person',
    caller: 'operator',
    right: 'chat.r',
    showsPlayer: true,
    background: true,
    noStore: true,
    input: { chatId },
    output: output<DeskPerson>(),
    refusals: ['desk.conflict', 'request.unknown'],
  }),
  takeChat: endpoint({
    method: 'POST',
    path: '/console/chats/{chatId}/take',
    caller: 'operator',
    right: 'chat.w',
    input: { chatId },
    output: output<Record<string, never>>(),
    refusals: [
      'request.unknown',
      'support.chat_closed',
      'support.chat_taken',
      'support.chat_limit',
      'desk.conflict',
    ],
  }),
  sendDeskChat: endpoint({
    method: 'POST',
    path: '/console/chats/{chatId}/send',
    caller: 'operator',
    right: 'chat.w',
    once: true,
    input: {
      chatId,
      text: text({ ...chatText, optional: true }),
      /** The number of an order of this player, sent as a card; by `ledger.r` of the brand. */
      order: text({ optional: true, max: 40 }),
    },
    output: output<SentMessage>(),
    refusals: [
      ...gone,
      'desk.conflict',
      'support.too_fast',
      'desk.link_outside',
      'operator.right_missing',
      'request.repeat_conflict',
    ],
  }),
  sendDeskImage: endpoint({
    method: 'POST',
    path: '/console/chats/{chatId}/image',
    caller: 'operator',
    right: 'chat.w',
    image: true,
    once: true,
    limit: { by: 'player', count: 300, seconds: 3600, exact: true },
    input: { chatId },
    output: output<SentMessage>(),
    refusals: [
      ...gone,
      'desk.conflict',
      'support.too_fast',
      'support.no_pictures',
      'request.too_large',
    ],
  }),
  /** To the operator who has the chat; each look leaves a line. */
  readDeskImage: endpoint({
    method: 'GET',
    path: '/console/chats/{chatId}/image',
    caller: 'operator',
    right: 'chat.w',
    noStore: true,
    limit: { by: 'player', count: 300, seconds: 3600, exact: true },
    input: { chatId, n: chatN },
    output: output<{ type: 'image/jpeg'; base64: string }>(),
    refusals: ['desk.conflict', 'request.unknown', 'support.not_taken'],
  }),
  markDeskRead: endpoint({
    method: 'POST',
    path: '/console/chats/{chatId}/read',
    caller: 'operator',
    right: 'chat.w',
    background: true,
    input: { chatId, n: chatN },
    output: output<Record<string, never>>(),
    refusals: ['request.unknown'],
  }),
  typeDeskChat: endpoint({
    method: 'POST',
    path: '/console/chats/{chatId}/typing',
    caller: 'operator',
    right: 'chat.w',
    background: true,
    input: { chatId },
    output: output<Record<string, never>>(),
    refusals: ['request.unknown'],
  }),
  /** Who is at the desk of the chat's brand now and may have it; the fewest chats first. */
  listColleagues: endpoint({
    method: 'GET',
    path: '/console/chats/{chatId}/colleagues',
    caller: 'operator',
    right: 'chat.w',
    background: true,
    noStore: true,
    input: { chatId },
    output: output<{ list: DeskColleague[]; most: number }>(),
    refusals: ['request.unknown'],
  }),
  /** Back to the queue, to another person, closed, or a ticket of what was written. */
  leaveChat: endpoint({
    method: 'POST',
    path: '/console/chats/{chatId}/leave',
    caller: 'operator',
    right: 'chat.w',
    input: {
      chatId,
      how: choice(['queue', 'person', 'ticket', 'close']),
      /** The person at the desk who gets it. */
      to: text({ optional: true, pattern: '^[1-9]\\d{0,17}$' }),
      /** Of a hand-over to the queue or a person; who gets the chat reads it. */
      reason: text({ optional: true, min: 3, max: 500, pattern: '\\S' }),
    },
    output: output<Record<string, never>>(),
    refusals: [...gone, 'desk.conflict', 'support.chat_limit', 'support.no_text'],
  }),
});
