import type { Platform } from '../../../lib/context';
import { setPlayState } from '../../compliance';
import { forgetRemembered } from '../remember/queries';
import { publishEnded } from './authenticate';
import { endAll } from '../end-queries';

/**
 * An operator's block: from this commit on bets and deposits are refused, and every session has
 * ended. The player may sign in again and withdraw the balance.
 */
export const blockPlayer = (
  { database, live }: Pick<Platform, 'database' | 'live'>,
  playerId: string,
  reason: string,
): Promise<void> =>
  database.transaction(async (sql) => {
    await forgetRemembered(sql, playerId);
    for (const ended of await endAll(sql, playerId, 'blocked')) {
      await publishEnded(sql, BigInt(playerId), ended, 'blocked', live);
    }
    // Last, since it locks the player's accounts until the commit.
    await setPlayState(sql, playerId, 'blocked', { until: null, reason });
  });
