import { moneyText } from '@parlour/contract/money';
import type { Platform } from '../../lib/context';
import type { Connections } from '../../lib/live/socket';
import { tellBalances } from '../wallet';
import { readToldRounds } from './queries';

/** What happens within so long is told together; a socket carries four frames a second at most. */
const gatherMs = 60;

/**
 * Tells the open pages of this process which rounds and balances changed, shortly after their
 * commit in whatever process. Bets of players who have no page open cost nothing here. Answers how
 * to stop.
 */
export const tellPlayed = (
  { database, live, log }: Pick<Platform, 'database' | 'live' | 'log'>,
  { isHere, push }: Connections,
): (() => void) => {
  let rounds = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const tell = async () => {
    timer = undefined;
    const changed = [...rounds];
    rounds = new Set();
    try {
      const told = await readToldRounds(database.sql, changed);
      for (const { roundId, playerId, game, stake, payout, status } of told) {
        push(playerId, {
          type: 'round',
          roundId: roundId.toString(),
          game,
          stake: moneyText(stake),
          payout: moneyText(payout),
          status,
        });
      }
      const players = new Map(told.map((each) => [`${each.playerId} ${each.currency}`, each]));
      await tellBalances({ database, live: { tell: push }, log }, [...players.values()]);
    } catch (error) {
      log.warn('round.untold', { error, rounds: changed.length });
    }
  };

  live.heed((playerId, roundId) => {
    if (!isHere(playerId)) return;
    rounds.add(roundId);
    timer ??= setTimeout(() => void tell(), gatherMs);
  });
  return () => clearTimeout(timer);
};
