import { supportChat } from '@parlour/contract/support/chat';
import { call } from '../../../lib/api/api';
import { onCatchUp, onLive } from '../../../lib/api/live';
import { useSession } from '../../../lib/session/session';
import { forgetChatMark, markChat, useChatMark } from '../../../lib/support/chat-state';
import { forgetPictures } from './chat-picture';
import { forgetChat, markRead, syncChat, takeNotice, useChat } from './chat-store';
import { forgetDraft } from './draft';
import { forgetOutbox, retryLost } from './outbox';

/** How long the operator is shown as typing after the last sign of it. */
const typingMs = 5000;

/** Without messages: for the mark in the header. */
const readMark = (): void => {
  call(supportChat.readChat, { brief: true }).then(markChat, () => undefined);
};

const isKnown = (): boolean => useChat.getState().facts !== undefined;

const refresh = async (): Promise<void> => {
  if (!isKnown()) return readMark();
  await syncChat();
  if (useChatMark.getState().isShown) markRead();
  return undefined;
};

/**
 * Follows the chat as long as the page is open: its messages while it is known, else its mark,
 * which is asked for at once where there was news of it.
 */
export const followChat = (hasNews: boolean): (() => void) => {
  const asMember = () => useSession.getState().authState === 'member';
  if (asMember() || hasNews) readMark();
  const stops = [
    onLive((message) => {
      if (message.type !== 'chat') return;
      if (message.what === 'typing') {
        useChat.setState({ typingUntil: Date.now() + typingMs });
        return;
      }
      if (message.what === 'message') useChat.setState({ typingUntil: 0 });
      if (!takeNotice(message)) void refresh();
    }),
    onCatchUp(() => {
      if (isKnown() || asMember()) void refresh();
      retryLost();
    }),
    useSession.subscribe(({ authState }, before) => {
      if (
        authState === before.authState ||
        (before.authState === 'unknown' && authState !== 'member')
      )
        return;
      forgetChat();
      forgetOutbox();
      forgetPictures();
      forgetDraft();
      forgetChatMark();
      if (authState === 'member') readMark();
    }),
  ];
  addEventListener('online', retryLost);
  return () => {
    removeEventListener('online', retryLost);
    for (const stop of stops) stop();
  };
};
