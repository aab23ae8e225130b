import { fill } from '@parlour/locales/phrases';
import { Badge } from '@parlour/ui/components/display/badge';
import { Icon } from '@parlour/ui/components/art/icon';
import { chatsCircle } from '@parlour/ui/icons/chats-circle';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect, useState } from 'react';
import { openChatPanel, useChatMark } from '../../../lib/support/chat-state';
import css from './chat-bubble.module.css';
import { followChat } from './follow-chat';

/**
 * The way back to a chat that is open, with what was not read of it. One that came before this
 * part came is asked for.
 */
export const ChatBubble = ({ isHeard }: { isHeard: boolean }) => {
  const { chat } = usePhrases('chat');
  const { isShown, state, unread } = useChatMark();
  const [wasHeard] = useState(isHeard);
  useEffect(() => followChat(wasHeard), [wasHeard]);
  if (isShown || (state !== 'open' && unread === 0)) return null;
  const what = unread > 0 ? fill(chat.unread, { count: unread }) : chat.ongoing;
  return (
    <button
      aria-label={`${chat.open}: ${what}`}
      className={css.bubble}
      onClick={openChatPanel}
      title={chat.open}
      type="button"
    >
      <Icon of={chatsCircle} size={26} />
      {unread > 0 && (
        <span className={css.count}>
          <Badge count={unread} />
        </span>
      )}
    </button>
  );
};
