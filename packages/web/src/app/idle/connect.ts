import {
  forgetBalance,
  readHiddenBalance,
  refreshBalance,
  setBalance,
} from '../../lib/session/balance';
import { client } from '../../lib/api/client';
import { fetchPart, whenIdle } from '../../lib/api/idle';
import { connectLive, onCatchUp, onLive, wakeLive } from '../../lib/api/live';
import { currentStatus } from '../../lib/brand/brand';
import { noSession, useSession } from '../../lib/session/session';
import { restoreSession, sessionEnded } from '../../lib/session/sign-in';
import { siteActions } from '../site';

const quietly = (promise: Promise<unknown>): void => void promise.catch(() => undefined);

const isNews = (status: { systemStatus: number; configVersion: number }): boolean => {
  const { systemStatus, configVersion } = currentStatus();
  return status.systemStatus !== systemStatus || status.configVersion !== configVersion;
};

type Session = ReturnType<typeof useSession.getState>;

const nothing = (): void => undefined;
let stopAsking = nothing;

const follow = ({ authState }: Session, before: Session): void => {
  if (authState === before.authState) return;
  document.documentElement.toggleAttribute('data-member', authState === 'member');
  forgetBalance();
  stopAsking();
  stopAsking = authState === 'member' ? fetchPart(refreshBalance, nothing) : nothing;
  if (authState === 'member' || before.authState === 'member') {
    whenIdle(() =>
      quietly(import('../../lib/favourites/favourite-actions').then((of) => of.loadFavourites())),
    );
  }
  if (before.authState !== 'unknown' || authState === 'member') connectLive();
};

/** Restores the session, opens the socket, and follows what both say. */
export const connect = (): void => {
  readHiddenBalance();
  // Who was quick has signed in before this part came.
  follow(useSession.getState(), noSession);
  useSession.subscribe(follow);
  const askStatus = () => quietly(siteActions.then(({ refreshStatus }) => refreshStatus()));
  client.onClosed = () => {
    if (currentStatus().systemStatus === 0) askStatus();
  };
  onLive((message) => {
    if (message.type === 'balance') setBalance(message);
    if (message.type === 'transfer') {
      quietly(import('./transfer-news').then(({ tellTransfer }) => tellTransfer(message)));
    }
    if (message.type === 'receipt') {
      quietly(import('./receipt-news').then(({ tellReceipt }) => tellReceipt(message)));
    }
    if (message.type === 'ticket') {
      quietly(import('./ticket-news').then(({ tellTicket }) => tellTicket(message)));
    }
    // A session that has lapsed ended before: its player may be signing in again just now.
    if (message.type === 'signedOut' && !useSession.getState().isLapsed) {
      sessionEnded(message.code as never);
    }
    if (message.type === 'status' && isNews(message)) askStatus();
  });
  onCatchUp(() => {
    if (useSession.getState().authState === 'member') quietly(refreshBalance());
  });
  addEventListener('online', wakeLive);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) wakeLive();
  });
  quietly(restoreSession());
  connectLive();
};
