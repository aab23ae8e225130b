import type { ConsoleMessage } from '@parlour/contract/live';
import type {
  ChatDesk,
  DeskChat,
  DeskChatCard,
  DeskMessageView,
} from '@parlour/contract/support/chat-desk';
import type { QueryClient } from '@tanstack/react-query';

const panes = new Set<string>();

/** The chat stands in a pane of the page until the returned function is called. */
export const watchPane = (chatId: string): (() => void) => {
  panes.add(chatId);
  return () => panes.delete(chatId);
};

/** The list shows neither who types nor who has read; an open pane has its own card. */
export const isOfList = (message: ConsoleMessage): boolean => {
  if (message.type !== 'chat') return message.type === 'hello';
  return message.what === 'state' || (message.what === 'message' && !panes.has(message.chatId));
};

/** Puts what a pane has read onto the card of the list, which is not asked for again. */
export const showCard = (client: QueryClient, chat: DeskChat): void => {
  const { messages: _messages, hasOlder: _hasOlder, ...card } = chat;
  client.setQueriesData<ChatDesk>({ queryKey: ['chats'] }, (desk) => desk && withCard(desk, card));
};

/** The minutes within which the brand of a chat promises an answer. */
export const promiseOf = (
  { promises, promisedMinutes }: Pick<ChatDesk, 'promises' | 'promisedMinutes'>,
  { brand }: Pick<DeskChatCard, 'brand'>,
): number => promises[brand] ?? promisedMinutes;

/** Who has a chat is the list's to say: a card stays in its group until the list is read again. */
export const withCard = (desk: ChatDesk, card: DeskChatCard): ChatDesk => {
  const change = (cards: DeskChatCard[]) => cards.map((one) => (one.id === card.id ? card : one));
  return {
    ...desk,
    waiting: change(desk.waiting),
    mine: change(desk.mine),
    others: change(desk.others),
  };
};

/** The chat after the operator's own message: it is answered, and read up to there. */
export const withSent = (
  { askedAt: _asked, ...chat }: DeskChat,
  message: DeskMessageView,
): DeskChat => ({
  ...chat,
  lastN: message.n,
  deskRead: message.n,
  lastAt: message.at,
  last: {
    by: 'operator',
    ...(message.text !== undefined && { text: message.text }),
    ...(chat.claimedBy && { operator: chat.claimedBy }),
  },
  messages: [message],
});
