import type { Transaction } from '@parlour/node-kit/database/database';
import type { PlayerContext } from '../../../lib/context';
import { endAllBut } from '../end-queries';
import { noteSignIn } from '../queries';
import { noteProven } from '../remember/queries';
import { renewRemembering } from '../remember/remember';
import { publishEnded } from '../sign-in/authenticate';
import { renewCookie } from './renew-cookie';

/**
 * A session that only looked around becomes one like any other: as many live as the brand allows.
 * Its cookies are replaced: who copied those that opened it sees no more.
 */
export const signInFully = async (sql: Transaction, context: PlayerContext): Promise<void> => {
  const { playerId, signInId } = context.signedIn;
  await noteSignIn(sql, playerId, context);
  if (!(await renewCookie(sql, context))) return;
  await noteProven(sql, signInId);
  await renewRemembering(sql, context, signInId);
  const { mostSessions } = context.brand.settings;
  for (const ended of await endAllBut(sql, { playerId, signInId, kept: mostSessions - 1 })) {
    await publishEnded(sql, BigInt(playerId), ended, 'elsewhere', context.live);
  }
};
