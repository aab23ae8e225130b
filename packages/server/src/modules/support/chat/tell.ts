import type { ConsoleMessage } from '@parlour/contract/live';
import type { Platform } from '../../../lib/context';
import { liveNameOf, type ChatPerson } from './person';

type Happened = Pick<Extract<ConsoleMessage, { type: 'chat' }>, 'what' | 'n'>;

export type ToldChat = ChatPerson & { id: string; claimedBy: string | null };

type Deps = Pick<Platform, 'live'>;

/** Tells the person's open pages. What happened is asked for by them, from what they have on. */
export const tellPerson = ({ live }: Deps, chat: ToldChat, happened: Happened): void =>
  live.notify(liveNameOf(chat), { type: 'chat', ...happened });

/** Tells the operator who has the chat; everyone at the desk, if no one has it or that changed. */
export const tellDesk = ({ live }: Deps, chat: ToldChat, happened: Happened): void => {
  const { brand, id: chatId, claimedBy } = chat;
  const isForAll = claimedBy === null || happened.what === 'state';
  live.notify(isForAll ? `desk:${brand}` : `operator:${claimedBy}`, {
    type: 'desk',
    right: 'chat.r',
    brand,
    message: { type: 'chat', chatId, ...happened },
  });
};

export const tellBoth = (deps: Deps, chat: ToldChat, happened: Happened): void => {
  tellPerson(deps, chat, happened);
  tellDesk(deps, chat, happened);
};
