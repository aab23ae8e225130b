import type { Transaction } from '@parlour/node-kit/database/database';
import type { PlayerContext } from '../../../lib/context';
import { companionCookie } from '../../../lib/http/http';
import { digestOf, newSecret } from '../../../lib/secret';
import { absoluteSeconds } from '../sign-in/authenticate';
import { replaceCookie } from './queries';

/**
 * The session goes on by a new companion cookie: who copied the one before shares nothing of what
 * the player has just shown. False where another tab was quicker, and the browser has its cookie.
 */
export const renewCookie = async (sql: Transaction, context: PlayerContext): Promise<boolean> => {
  const { playerId, signInId } = context.signedIn;
  const [before, next] = [context.cookies[companionCookie] ?? '', newSecret()];
  const hashes = { before: digestOf(before), next: digestOf(next) };
  if (!(await replaceCookie(sql, signInId, hashes))) return false;
  sql.afterCommit(() => {
    context.setCookie(companionCookie, next, { maxAgeSeconds: absoluteSeconds });
    context.live.notify(playerId, { type: 'renewed' });
  });
  return true;
};
