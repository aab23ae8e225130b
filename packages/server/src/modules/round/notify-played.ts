import { moneyText } from '@parlour/contract/money';
import type { Platform } from '../../lib/context';
import type { Connections } from '../../lib/live/socket';
import { notifyBalances } from '../wallet';
import { readPlayedRounds } from './queries';

/** Changes within this long are sent together; a socket carries four frames a second at most. */
const gatherMs = 60;

/**
 * Notifies the open pages of this process which rounds and balances changed, shortly after their
 * commit in any process. Bets of players without an open page cost nothing here. Returns a function
 * that stops it.
 */
export const notifyPlayed = (
  { database, live, log }: Pick<Platform, 'database' | 'live' | 'log'>,
  { isHere, push }: Connections,
): (() => void) => {
  let rounds = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const notify = async () => {
    timer = undefined;
    const changed = [...rounds];
    rounds = new Set();
    try {
      const played = await readPlayedRounds(database.sql, changed);
      for (const { roundId, playerId, game, stake, payout, status } of played) {
        push(playerId, {
          type: 'round',
          roundId: roundId.toString(),
          game,
          stake: moneyText(stake),
          payout: moneyText(payout),
          status,
        });
      }
      const players = new Map(played.map((each) => [`${each.playerId} ${each.currency}`, each]));
      await notifyBalances({ database, live: { notify: push }, log }, [...players.values()]);
    } catch (error) {
      log.warn('round.notify_failed', { error, rounds: changed.length });
    }
  };

  live.onPlayerChanged((playerId, subject) => {
    // A round is named by its number alone.
    if (!/^\d+$/.test(subject) || !isHere(playerId)) return;
    rounds.add(subject);
    timer ??= setTimeout(() => void notify(), gatherMs);
  });
  return () => clearTimeout(timer);
};
