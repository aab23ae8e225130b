import type { ConsoleMessage, LiveMessage } from '@parlour/contract/live';
import type { Platform } from '../../../lib/context';
import { liveNameOf, type ChatPerson } from './person';

type ForDesk = Pick<Extract<ConsoleMessage, { type: 'chat' }>, 'what' | 'n'>;
/** What both sides are notified of. */
type Happened = Pick<Extract<LiveMessage, { type: 'chat' }>, 'what' | 'n'>;

export type NotifiedChat = ChatPerson & { id: string; claimedBy: string | null };

type Deps = Pick<Platform, 'live'>;

/** Notifies the person's open pages. What happened is asked for by them, from what they have on. */
export const notifyPerson = ({ live }: Deps, chat: NotifiedChat, happened: Happened): void =>
  live.notify(liveNameOf(chat), { type: 'chat', ...happened });

/** Notifies the operator who has the chat; the whole desk if no one has it, or that changed. */
export const notifyDesk = ({ live }: Deps, chat: NotifiedChat, happened: ForDesk): void => {
  const { brand, id: chatId, claimedBy } = chat;
  const isForAll = claimedBy === null || happened.what === 'state';
  live.notify(isForAll ? `desk:${brand}` : `operator:${claimedBy}`, {
    type: 'desk',
    right: 'chat.r',
    brand,
    message: { type: 'chat', chatId, ...happened },
  });
};

export const notifyBoth = (deps: Deps, chat: NotifiedChat, happened: Happened): void => {
  notifyPerson(deps, chat, happened);
  notifyDesk(deps, chat, happened);
};
