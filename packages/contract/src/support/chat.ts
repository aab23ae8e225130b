import { endpoint, endpoints, flag, output, text, whole } from '../endpoint';
import { feedbackContact, type SentFeedback } from '../support';

export type ChatState = 'none' | 'open' | 'closed';

/** What happened to the chat, as a line between its messages. */
export type ChatEvent = 'taken' | 'left' | 'late' | 'closed' | 'ticket';

/** An order of the player as it was when an operator sent it. */
export type ChatCard = {
  kind: 'deposit' | 'withdrawal';
  number: string;
  amount: string;
  currency: string;
  status: string;
  at: string;
};

/** Numbered from 1 without a gap, in the order that both sides have. */
export type ChatMessage = {
  n: number;
  by: 'player' | 'operator' | 'site';
  at: string;
  text?: string;
  image?: { width: number; height: number };
  card?: ChatCard;
  event?: ChatEvent;
  /** Of the ticket that the chat became. */
  number?: string;
};

/** A person's chat with the brand's support: one, which opens and closes. */
export type ChatView = {
  state: ChatState;
  /** An operator has taken it. */
  isTaken: boolean;
  /** An operator is at the chat desk now. */
  isStaffed: boolean;
  /** How long one is promised to wait for an answer. */
  promisedMinutes: number;
  /** Pictures are for those who are signed in. */
  takesPictures: boolean;
  lastN: number;
  ownRead: number;
  operatorRead: number;
  /** Operators' messages that were not read. */
  unread: number;
  /** No operator is there, or the promised time has passed: the chat may become a ticket. */
  mayBecomeTicket: boolean;
  messages: ChatMessage[];
  /** There are older messages than the first of these. */
  hasOlder: boolean;
};

export type SentMessage = { n: number; at: string };

export const chatText = text({ min: 1, max: 2000, pattern: '\\S' });
export const chatN = whole({ min: 1, max: 2_000_000_000 });

/** Why a message is not sent, whatever is in it. */
const notSent = ['support.chat_closed', 'support.too_fast'] as const;

/** The calls of the support chat; a visitor is known by the browser's guest cookie. */
export const supportChat = endpoints('support', {
  /** The newest messages; those after `from`, the oldest first; or those before `before`. */
  readChat: endpoint({
    method: 'GET',
    path: '/api/support/chat',
    caller: 'anyone',
    token: 'valid',
    background: true,
    noStore: true,
    whileLooking: true,
    input: {
      from: whole({ min: 0, max: 2_000_000_000, optional: true }),
      before: whole({ min: 1, max: 2_000_000_000, optional: true }),
      /** Without messages: for the mark of the header. */
      brief: flag({ optional: true }),
    },
    output: output<ChatView>(),
    refusals: [],
  }),
  openChat: endpoint({
    method: 'POST',
    path: '/api/support/chat/open',
    caller: 'anyone',
    token: 'valid',
    limit: { by: 'address', count: 60, seconds: 3600 },
    /** As of `sendFeedback`: of a visitor whose chat is not open. */
    input: { verification: text({ optional: true, max: 128 }) },
    output: output<ChatView>(),
    refusals: ['session.verification_required', 'session.verification_failed'],
  }),
  sendChat: endpoint({
    method: 'POST',
    path: '/api/support/chat/send',
    caller: 'anyone',
    token: 'valid',
    once: true,
    input: { text: chatText },
    output: output<SentMessage>(),
    refusals: [...notSent, 'support.unanswered', 'request.repeat_conflict'],
  }),
  /** The body is the picture. */
  sendChatImage: endpoint({
    method: 'POST',
    path: '/api/support/chat/image',
    caller: 'player+trial',
    image: true,
    once: true,
    limit: { by: 'player', count: 60, seconds: 86_400, exact: true },
    input: {},
    output: output<SentMessage>(),
    refusals: [...notSent, 'request.too_large'],
  }),
  readChatImage: endpoint({
    method: 'GET',
    path: '/api/support/chat/image',
    caller: 'player+trial',
    background: true,
    noStore: true,
    input: { n: chatN },
    output: output<{ type: 'image/jpeg'; base64: string }>(),
    refusals: ['request.unknown'],
  }),
  markChatRead: endpoint({
    method: 'POST',
    path: '/api/support/chat/read',
    caller: 'anyone',
    token: 'valid',
    background: true,
    whileLooking: true,
    input: { n: chatN },
    output: output<Record<string, never>>(),
    refusals: [],
  }),
  /** Shown to the operator for a few seconds, and kept nowhere. */
  typeChat: endpoint({
    method: 'POST',
    path: '/api/support/chat/typing',
    caller: 'anyone',
    token: 'valid',
    background: true,
    input: {},
    output: output<Record<string, never>>(),
    refusals: [],
  }),
  /** Where the person is while the chat is open, for the operator who answers: a name of a page. */
  noteChatPage: endpoint({
    method: 'POST',
    path: '/api/support/chat/page',
    caller: 'anyone',
    token: 'valid',
    background: true,
    whileLooking: true,
    input: { page: text({ pattern: '^[A-Za-z0-9]{2,32}$' }) },
    output: output<Record<string, never>>(),
    refusals: [],
  }),
  closeChat: endpoint({
    method: 'POST',
    path: '/api/support/chat/close',
    caller: 'anyone',
    token: 'valid',
    input: {},
    output: output<ChatView>(),
    refusals: [],
  }),
  /** Ends a chat that waits too long: what was written is a ticket from now on. */
  openChatTicket: endpoint({
    method: 'POST',
    path: '/api/support/chat/ticket',
    caller: 'anyone',
    token: 'valid',
    once: true,
    noStore: true,
    limit: { by: 'address', count: 60, seconds: 3600 },
    /** As of `sendFeedback`: a visitor's. */
    input: { contact: feedbackContact, verification: text({ optional: true, max: 128 }) },
    output: output<SentFeedback>(),
    refusals: [
      'support.chat_closed',
      'support.chat_answered',
      'session.verification_required',
      'session.verification_failed',
    ],
  }),
});
