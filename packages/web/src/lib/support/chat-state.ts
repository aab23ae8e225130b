import { create } from 'zustand';

/** What the frame shows of the support chat; the chat itself is a part of its own. */
type ChatMark = {
  /** The panel is open. */
  isShown: boolean;
  state: 'none' | 'open' | 'closed';
  /** Operators' messages that were not read. */
  unread: number;
};

const none: ChatMark = { isShown: false, state: 'none', unread: 0 };

export const useChatMark = create<ChatMark>(() => none);

export const openChatPanel = (): void => useChatMark.setState({ isShown: true });

export const closeChatPanel = (): void => useChatMark.setState({ isShown: false });

export const markChat = ({ state, unread }: Pick<ChatMark, 'state' | 'unread'>): void =>
  useChatMark.setState({ state, unread });

/** Another person's chat, or no one's. */
export const forgetChatMark = (): void => useChatMark.setState(none);
