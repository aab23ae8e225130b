import { useMedia } from '@parlour/ui/use-media';
import { useEffect, useState } from 'react';
import { fetchPart, whenIdle } from '../lib/api/idle';
import { onLive } from '../lib/api/live';
import { useSite } from '../lib/brand/brand';
import { preloadWords } from '../lib/language/words';
import { type Chunk, chunk } from '../lib/navigation/chunk';
import { fetchTouched } from '../lib/navigation/rest';
import { useSession } from '../lib/session/session';
import { useChatMark } from '../lib/support/chat-state';
import { drawn } from './drawn';

const toasts = chunk(
  [],
  async () => (await import('@parlour/ui/components/feedback/toasts')).Toasts,
);

const sideBar = chunk(['service', 'brand'], async () => {
  const { SideBar } = await import('../features/shell/service/side-bar');
  return SideBar;
});

const consentBar = chunk(['service', 'common'], async () => {
  const { ConsentBar } = await import('../features/shell/consent/consent-bar');
  return ConsentBar;
});

const chatBubble = chunk<{ isHeard: boolean }>(['chat'], async () => {
  const { ChatBubble } = await import('../features/support/chat/chat-bubble');
  return ChatBubble;
});

const chatPanel = chunk(['chat', 'support', 'form', 'refusal', 'common'], async () => {
  const { ChatPanel } = await import('../features/support/chat/chat-panel');
  return ChatPanel;
});

/** What stands beside the page; the bars wait for an idle moment, and for a network. */
export const LaterParts = ({ isFull }: { isFull: boolean }) => {
  const { status } = useSite();
  // Narrower, the menu has what the side bar has.
  const hasToasts = useTouched(toasts.preload);
  const isDesk = useMedia('(width >= 80em)');
  const hasSideBar = useFetched(sideBar, isFull && isDesk);
  const isChatShown = useChatMark(({ isShown }) => isShown);
  const { hasChat, isHeard } = useChatBubble(isChatShown);
  const hasConsent = useFetched(consentBar, status.analytics.gtagId !== undefined);
  return (
    <>
      {hasToasts && <toasts.Component />}
      {isFull && hasSideBar && drawn(sideBar, {})}
      {hasConsent && drawn(consentBar, {})}
      {hasChat && drawn(chatBubble, { isHeard })}
      {isChatShown && drawn(chatPanel, {})}
    </>
  );
};

/** A visitor's page loads nothing of the chat until they open it, or it says something. */
const useChatBubble = (isShown: boolean) => {
  const isMember = useSession(({ authState }) => authState === 'member');
  const [isHeard, setHeard] = useState(false);
  const [isWanted, setWanted] = useState(false);
  // It stays: it is what forgets the chat when its person leaves.
  if (!isWanted && (isMember || isHeard || isShown)) setWanted(true);
  useEffect(
    () =>
      onLive(({ type }) => {
        if (type === 'chat') setHeard(true);
      }),
    [],
  );
  return { hasChat: useFetched(chatBubble, isWanted), isHeard };
};

/** Nothing notifies a person before a first sign of them. */
const useTouched = (preload: () => Promise<unknown>): boolean => {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const load = () =>
      new Promise<void>((resolve) => {
        fetchPart(preload, () => {
          setThere(true);
          resolve();
        });
      });
    fetchTouched(load);
  }, [preload]);
  return isThere;
};

const useFetched = (
  { nouns, preload }: Pick<Chunk<never>, 'nouns' | 'preload'>,
  isWanted: boolean,
): boolean => {
  const site = useSite();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!isWanted || isThere) return;
    whenIdle(() => {
      Promise.all([preload(), preloadWords(site, nouns)]).then(
        () => setThere(true),
        () => undefined,
      );
    });
  }, [isWanted, isThere, nouns, preload, site]);
  return isWanted && isThere;
};
