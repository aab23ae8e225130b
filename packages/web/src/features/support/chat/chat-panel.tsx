import { pageOf } from '@parlour/contract/pages';
import { supportChat } from '@parlour/contract/support/chat';
import { fill } from '@parlour/locales/phrases';
import { IconButton } from '@parlour/ui/components/form/icon-button';
import { Skeleton } from '@parlour/ui/components/feedback/skeleton';
import { x } from '@parlour/ui/icons/x';
import { useMedia } from '@parlour/ui/use-media';
import { useOnline } from '@parlour/ui/use-online';
import { usePhrases } from '@parlour/ui/use-phrases';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { call } from '../../../lib/api/api';
import { QueryError } from '../../../lib/api/query-error';
import { usePathname, useSearch } from '../../../lib/navigation/navigation';
import { memberPageOf } from '../../../lib/navigation/paths';
import { useSession } from '../../../lib/session/session';
import { closeChatPanel } from '../../../lib/support/chat-state';
import css from './chat.module.css';
import { ChatFoot } from './chat-foot';
import { markRead, syncChat, useChat } from './chat-store';
import { MessageList } from './message-list';

/** From this rank on a member has customer service of their own. */
const vipRank = 5;

/** So often the open chat is asked for, whatever the socket says. */
const pollMs = 20_000;

/**
 * The support chat: beside the page on a desk, where play goes on; the whole screen on a phone.
 */
export const ChatPanel = () => {
  const { chat, common } = usePhrases('chat', 'common');
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const isPhone = useMedia('(width < 48em)');
  const isVip = useSession(({ member }) => (member?.clubLabel.rankLevel ?? 0) >= vipRank);
  const title = isVip ? chat.vipTitle : chat.title;
  useOpen(panel, isPhone);
  useKeyboardRoom(panel, isPhone);
  useCurrent();
  useNotedPage();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it
    <dialog
      aria-labelledby={id}
      className={css.panel}
      onCancel={(event) => {
        event.preventDefault();
        closeChatPanel();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isPhone) closeChatPanel();
      }}
      ref={panel}
    >
      <div className={css.head}>
        <div className={css.who}>
          <h2 className={css.title} id={id} tabIndex={-1}>
            {title}
          </h2>
          <Presence />
        </div>
        <IconButton
          icon={x}
          label={fill(common.closeDialog, { name: title })}
          onClick={closeChatPanel}
        />
      </div>
      <Talk />
    </dialog>
  );
};

/** Who is there, as the server knows it. */
const Presence = () => {
  const { chat } = usePhrases('chat');
  const facts = useChat((state) => state.facts);
  const isOnline = useOnline();
  const isThere = facts !== undefined && (facts.isTaken || facts.isStaffed);
  const words = !facts
    ? chat.loading
    : facts.isTaken
      ? chat.taken
      : facts.isStaffed
        ? chat.staffed
        : chat.away;
  return (
    <p aria-live="polite" className={css.presence}>
      <span aria-hidden className={isThere && isOnline ? css.there : css.away} />
      {words}
    </p>
  );
};

const Talk = () => {
  const facts = useChat((state) => state.facts);
  const missed = useChat((state) => state.missed);
  if (!facts) {
    return (
      <div className={css.wait}>
        {missed ? (
          <QueryError onRetry={() => void syncChat()} refused={missed} />
        ) : (
          <Skeleton onRetry={() => void syncChat()}>{null}</Skeleton>
        )}
      </div>
    );
  }
  return (
    <>
      <MessageList />
      <ChatFoot facts={facts} />
    </>
  );
};

// Beside the page on a desk, above it on a phone; the focus goes back to what opened it.
const useOpen = (panel: RefObject<HTMLDialogElement | null>, isPhone: boolean) =>
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const opener = document.activeElement;
    // Behind a modal dialog nothing of the page can be reached: then it stands above it.
    if (isPhone || document.querySelector('dialog:modal')) element.showModal();
    else element.show();
    element.querySelector<HTMLElement>(isPhone ? 'h2' : 'textarea, h2')?.focus();
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [panel, isPhone]);

// What the keyboard of a phone leaves of the screen is the panel's.
const useKeyboardRoom = (panel: RefObject<HTMLDialogElement | null>, isPhone: boolean) =>
  useEffect(() => {
    const view = globalThis.visualViewport;
    const element = panel.current;
    if (!view || !element || !isPhone) return undefined;
    const fit = () => {
      element.style.setProperty('--room', `${view.height}px`);
      element.style.setProperty('--above', `${view.offsetTop}px`);
    };
    fit();
    view.addEventListener('resize', fit);
    view.addEventListener('scroll', fit);
    return () => {
      view.removeEventListener('resize', fit);
      view.removeEventListener('scroll', fit);
    };
  }, [panel, isPhone]);

/** Tells the operator on which page the person is while the chat stands beside it. */
const useNotedPage = () => {
  const isOpen = useChat(({ facts }) => facts?.state === 'open');
  const pathname = usePathname();
  const page = memberPageOf(useSearch()) ?? pageOf(pathname).name;
  useEffect(() => {
    if (isOpen) call(supportChat.noteChatPage, { page }).catch(() => undefined);
  }, [isOpen, page]);
};

/** Asks when it opens, from time to time, and when the page is looked at again. */
const useCurrent = () =>
  useEffect(() => {
    const ask = () => {
      if (!document.hidden) void syncChat().then(markRead);
    };
    ask();
    const timer = setInterval(ask, pollMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
