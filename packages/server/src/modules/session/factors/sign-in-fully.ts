import type { Transaction } from '@parlour/node-kit/database/database';
import type { PlayerContext } from '../../../lib/context';
import { endAllBut } from '../end-queries';
import { noteSignIn } from '../queries';
import { noteProven } from '../remember/queries';
import { publishEnded } from '../sign-in/authenticate';

/**
 * A session that only looked around becomes one like any other: as many live as the brand allows.
 */
export const signInFully = async (sql: Transaction, context: PlayerContext): Promise<void> => {
  const { playerId, signInId } = context.signedIn;
  await noteSignIn(sql, playerId, context);
  await noteProven(sql, signInId);
  const { mostSessions } = context.brand.settings;
  for (const ended of await endAllBut(sql, { playerId, signInId, kept: mostSessions - 1 })) {
    await publishEnded(sql, BigInt(playerId), ended, 'elsewhere', context.live);
  }
};
