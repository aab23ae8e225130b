import type { Platform } from '../../lib/context';
import type { Live } from '../../lib/live/live';
import { asBalanceMessage } from './balance';
import { readPockets } from './queries';

type Notifier = Pick<Platform, 'database' | 'log'> & { live: Pick<Live, 'notify'> };

/**
 * Sends players' open pages their balances. Call it after the commit; a failure is only logged,
 * since a page asks again by itself.
 */
export const notifyBalances = async (
  { database, live, log }: Notifier,
  players: readonly { playerId: string; currency: string }[],
): Promise<void> => {
  try {
    for (const pockets of await readPockets(database.sql, players)) {
      live.notify(pockets.playerId.toString(), asBalanceMessage(pockets));
    }
  } catch (error) {
    log.warn('wallet.notify_failed', { error, players: players.length });
  }
};

export const notifyBalance = (
  teller: Notifier,
  playerId: string,
  currency: string,
): Promise<void> => notifyBalances(teller, [{ playerId, currency }]);
