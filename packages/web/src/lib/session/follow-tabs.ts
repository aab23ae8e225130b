import type { Member } from '@parlour/contract/player';
import { closeModal, useModal } from '../navigation/modal';
import { clearSessionKeys } from './clear-session';
import { useSession } from './session';
import { restoreSession, sessionEnded } from './sign-in';
import { readLocal } from './storage';

/** Who is signed in since a moment ago; no one after a log-out. */
type News = { playerId: string | undefined };

/** Each tab of the browser follows the others: a sign-in, another player, a log-out. */
export const followTabs = (): void => {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('session') : undefined;
  let isFollowing = false;

  const follow = async ({ playerId }: News): Promise<void> => {
    const { member, isLapsed, authState } = useSession.getState();
    if (playerId === undefined) return sessionEnded('session.expired');
    if (authState === 'visitor') {
      await restoreSession();
      if (useSession.getState().member) closeWaysIn();
    } else if (member && member.id !== playerId) {
      clearSessionKeys();
      (await import('./sign-in-again')).renewPage();
    } else if (isLapsed) await (await import('./sign-in-again')).resumeQuietly();
  };

  const hear = (news: News): void => {
    isFollowing = true;
    follow(news)
      .catch(() => undefined)
      .finally(() => {
        isFollowing = false;
      });
  };

  channel?.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data));
  const tell = ({ member }: { member: Member | undefined }) =>
    channel?.postMessage({ playerId: member?.id });

  useSession.subscribe((now, before) => {
    if (isFollowing) return;
    const wasThere = before.authState === 'member' && !before.isLapsed;
    const isThere = now.authState === 'member' && !now.isLapsed;
    if (isThere && !wasThere) tell(now);
    // What the server ended, it tells each tab itself.
    const isOut = before.authState === 'member' && now.authState === 'visitor';
    if (isOut && now.endedBy === undefined) tell({ member: undefined });
  });

  // A tab that was asleep, or came back from the history, received nothing.
  const look = (): void => {
    if (document.hidden) return;
    const { authState } = useSession.getState();
    const isSignedIn = readLocal('signedIn') !== undefined;
    if (authState === 'member' && !isSignedIn) hear({ playerId: undefined });
    if (authState === 'visitor' && isSignedIn) hear({ playerId: '' });
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('pageshow', look);

  // What happened before this part came.
  const begun = useSession.getState();
  if (begun.authState === 'member') tell(begun);
  if (begun.authState === 'visitor') hear({ playerId: '' });
};

const closeWaysIn = (): void => {
  const { open } = useModal.getState();
  if (open?.name === 'login' || open?.name === 'register') closeModal();
};
