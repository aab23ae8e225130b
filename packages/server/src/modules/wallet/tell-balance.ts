import type { Platform } from '../../lib/context';
import type { Live } from '../../lib/live/live';
import { asBalanceMessage } from './balance';
import { readPockets } from './queries';

type Teller = Pick<Platform, 'database' | 'log'> & { live: Pick<Live, 'tell'> };

/**
 * Tells players' open pages what they have now. Call it after the commit; a failure is only noted,
 * since a page asks again by itself.
 */
export const tellBalances = async (
  { database, live, log }: Teller,
  players: { playerId: string; currency: string }[],
): Promise<void> => {
  try {
    for (const pockets of await readPockets(database.sql, players)) {
      live.tell(pockets.playerId.toString(), asBalanceMessage(pockets));
    }
  } catch (error) {
    log.warn('wallet.balance_untold', { error, players: players.length });
  }
};

export const tellBalance = (teller: Teller, playerId: string, currency: string): Promise<void> =>
  tellBalances(teller, [{ playerId, currency }]);
