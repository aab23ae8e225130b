import type { LiveMessage } from '@parlour/contract/live';
import {
  type ChatMessage,
  type ChatView,
  type SentMessage,
  supportChat,
} from '@parlour/contract/support/chat';
import { create } from 'zustand';
import { call } from '../../../lib/api/api';
import type { Refused } from '../../../lib/api/refused';
import { Synchroniser } from '../../../lib/api/reads/synchroniser';
import { markChat, useChatMark } from '../../../lib/support/chat-state';

export type ChatFacts = Omit<ChatView, 'messages' | 'hasOlder'>;

type ChatStore = {
  facts: ChatFacts | undefined;
  /** In their order, without a gap. */
  messages: readonly ChatMessage[];
  hasOlder: boolean;
  /** The operator was typing; until this time of the page. */
  typingUntil: number;
  /** The last question was not answered. */
  missed: Refused | undefined;
};

const nothing: ChatStore = {
  facts: undefined,
  messages: [],
  hasOlder: false,
  typingUntil: 0,
  missed: undefined,
};

/** The chat as this page knows it. */
export const useChat = create<ChatStore>(() => nothing);

const factsOf = ({ messages: _messages, hasOlder: _hasOlder, ...facts }: ChatView): ChatFacts =>
  facts;

/** Takes an answer: what is known stays, what is new comes after it. */
const takeView = (view: ChatView): void => {
  const { messages, hasOlder } = useChat.getState();
  const last = messages.at(-1)?.n ?? 0;
  const isFirst = messages.length === 0;
  // After a long absence the answer may begin later than what is here ends: it is the whole then.
  const next = view.messages.filter(({ n }) => n > last);
  const follows = isFirst || next.length === 0 || next[0]!.n === last + 1;
  useChat.setState({
    facts: factsOf(view),
    messages: follows ? [...messages, ...next] : view.messages,
    hasOlder: isFirst || !follows ? view.hasOlder : hasOlder,
    missed: undefined,
  });
  markChat({ state: view.state, unread: view.unread });
};

/**
 * Takes a message of one's own as the answer of its call numbers it. False where only a question
 * knows what is between, or what the message changed.
 */
export const takeSent = (text: string, { n, at }: SentMessage): boolean => {
  const { facts, messages } = useChat.getState();
  if (!facts?.isTaken || n !== (messages.at(-1)?.n ?? 0) + 1) return false;
  useChat.setState({
    facts: { ...facts, lastN: Math.max(facts.lastN, n), ownRead: Math.max(facts.ownRead, n) },
    messages: [...messages, { n, by: 'player', at, text }],
  });
  return true;
};

type Notice = Pick<Extract<LiveMessage, { type: 'chat' }>, 'what' | 'n'>;

/**
 * Whether a notice needs no question: the operator's mark stands in it, and a message that is here
 * is known. Most notices do, since each page hears of its own messages too.
 */
export const takeNotice = ({ what, n }: Notice): boolean => {
  const { facts, messages } = useChat.getState();
  if (!facts || n === undefined) return false;
  if (what === 'message') return n <= (messages.at(-1)?.n ?? 0);
  if (what !== 'read') return false;
  useChat.setState({ facts: { ...facts, operatorRead: Math.max(facts.operatorRead, n) } });
  return true;
};

/** Asks for what came since the last message, until all of it is here. */
const person = new Synchroniser(
  async (isCurrent) => {
    for (;;) {
      const { messages } = useChat.getState();
      const from = messages.at(-1)?.n;
      const view = await call(supportChat.readChat, from === undefined ? {} : { from });
      if (!isCurrent()) return;
      takeView(view);
      const last = useChat.getState().messages.at(-1)?.n ?? 0;
      if (last >= view.lastN || view.messages.length === 0) return;
    }
  },
  (missed) => useChat.setState({ missed }),
);

/** Changes when another person is here. */
export const personNow = (): number => person.generation;

export const forgetChat = (): void => {
  person.restart();
  useChat.setState(nothing);
};

/** Takes the answer of a call, unless it comes when another person is here. */
export const takeAnswer = async (asked: Promise<ChatView>): Promise<void> => {
  const asker = personNow();
  const view = await asked;
  if (asker === personNow()) takeView(view);
};

/**
 * Brings the chat up to date: one question at a time, and once more if something came meanwhile.
 * Whatever the socket says or misses, the numbers of the messages decide what is asked for.
 */
export const syncChat = (): Promise<void> => person.run();

export const readOlder = async (): Promise<void> => {
  const asker = personNow();
  const [first] = useChat.getState().messages;
  if (!first) return;
  const view = await call(supportChat.readChat, { before: first.n });
  const { messages } = useChat.getState();
  if (asker !== personNow() || messages[0]?.n !== first.n) return;
  useChat.setState({ messages: [...view.messages, ...messages], hasOlder: view.hasOlder });
};

/** Marks what is on the screen as read. */
export const markRead = (): void => {
  const { facts, messages } = useChat.getState();
  const n = messages.at(-1)?.n ?? 0;
  if (!facts || n <= facts.ownRead || document.hidden) return;
  useChat.setState({ facts: { ...facts, ownRead: n, unread: 0 } });
  useChatMark.setState({ unread: 0 });
  call(supportChat.markChatRead, { n }).catch(() => undefined);
};
