import { client } from '../../lib/api/client';
import { fetchPart } from '../../lib/api/idle';
import { connectLive, onLive, wakeLive } from '../../lib/api/live';
import { currentStatus } from '../../lib/brand/brand';
import { clearSessionKeys } from '../../lib/session/clear-session';
import { leaveGate, mayBePlayer, noSession, useSession } from '../../lib/session/session';
import { readLocal, writeLocal } from '../../lib/session/storage';
import { siteActions } from '../site';

const isNews = (status: { systemStatus: number; configVersion: number }): boolean => {
  const { systemStatus, configVersion } = currentStatus();
  return status.systemStatus !== systemStatus || status.configVersion !== configVersion;
};

type Session = ReturnType<typeof useSession.getState>;

let isPlayerFollowed = false;

/** What only a player needs: a visitor's page loads none of it. */
const withPlayer = (): void => {
  if (isPlayerFollowed) return;
  isPlayerFollowed = true;
  fetchPart(
    () => import('./player'),
    ({ followPlayer }) => followPlayer(),
  );
};

/** Nothing is left of a session. */
const beVisitor = (): void => {
  clearSessionKeys();
  leaveGate();
  useSession.setState({ ...noSession, authState: 'visitor' });
};

const follow = ({ authState }: Session, before: Session): void => {
  if (authState === before.authState) return;
  document.documentElement.toggleAttribute('data-member', authState === 'member');
  if (authState === 'member') withPlayer();
  if (before.authState !== 'unknown' || authState === 'member') connectLive();
};

/**
 * Who takes a break sees no advertising: not while the page learns who is there either, since the
 * server draws the same for everyone.
 */
const followPause = ({ authState, member }: Session): void => {
  if (authState !== 'member' && mayBePlayer()) return;
  const isPausing = member?.isPausing === true;
  document.documentElement.toggleAttribute('data-pausing', isPausing);
  writeLocal('pausing', isPausing ? '1' : undefined);
};

/** Another tab signs in, or did while this one was asleep. */
const followOthers = (): void => {
  const look = (): void => {
    if (readLocal('signedIn') !== undefined) withPlayer();
  };
  if ('BroadcastChannel' in globalThis) {
    new BroadcastChannel('session').addEventListener('message', look);
  }
  document.addEventListener('visibilitychange', look);
  addEventListener('pageshow', look);
};

/** Says who is there, opens the socket, and follows what it says of the site. */
export const connect = (): void => {
  // Who was quick has signed in before this part came.
  follow(useSession.getState(), noSession);
  useSession.subscribe(follow);
  followPause(useSession.getState());
  useSession.subscribe(followPause);
  const askStatus = () => {
    siteActions.then(({ refreshStatus }) => refreshStatus()).catch(() => undefined);
  };
  client.onClosed = () => {
    if (currentStatus().systemStatus === 0) askStatus();
  };
  onLive((message) => {
    if (message.type === 'status' && isNews(message)) askStatus();
  });
  addEventListener('online', wakeLive);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) wakeLive();
  });
  if (mayBePlayer()) withPlayer();
  else beVisitor();
  followOthers();
  connectLive();
};
