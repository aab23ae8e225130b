import {
  forgetBalance,
  readHiddenBalance,
  refreshBalance,
  setBalance,
} from '../../lib/session/balance';
import { fetchPart, whenIdle } from '../../lib/api/idle';
import { onCatchUp, onLive } from '../../lib/api/live';
import { watchArrivals } from '../../lib/session/after-sign-in';
import { followTabs } from '../../lib/session/follow-tabs';
import { noSession, useSession } from '../../lib/session/session';
import { restoreSession, sessionEnded } from '../../lib/session/sign-in';
import { watchIdle } from '../../lib/session/watch-idle';
import { followUnread } from './unread';

const quietly = (promise: Promise<unknown>): void => void promise.catch(() => undefined);

type Session = ReturnType<typeof useSession.getState>;

const nothing = (): void => undefined;
let stopAsking = nothing;

const follow = ({ authState }: Session, before: Session): void => {
  if (authState === before.authState) return;
  forgetBalance();
  stopAsking();
  stopAsking = authState === 'member' ? fetchPart(refreshBalance, nothing) : nothing;
  if (authState === 'member' || before.authState === 'member') {
    whenIdle(() =>
      quietly(import('../../lib/favourites/favourite-actions').then((of) => of.loadFavourites())),
    );
  }
};

const followMessages = (): void => {
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
  });
  onCatchUp(() => {
    if (useSession.getState().authState === 'member') quietly(refreshBalance());
  });
};

/**
 * Restores the session, and follows it: with the first sign of a player, in this tab or in another.
 * Who was quick has signed in before this part came.
 */
export const followPlayer = (): void => {
  readHiddenBalance();
  follow(useSession.getState(), noSession);
  useSession.subscribe(follow);
  followMessages();
  followUnread();
  followTabs();
  watchIdle();
  watchArrivals();
  if (useSession.getState().authState === 'unknown') quietly(restoreSession());
};
