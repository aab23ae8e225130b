import { moneyText } from '@parlour/contract/money';
import type { Platform } from '../../lib/context';
import { tellBalances } from '../wallet';
import type { Command, Played } from './command';
import { readToldRounds } from './queries';

export type Teller = {
  note: (command: Command, played: Played) => void;
  close: () => Promise<void>;
};

/** What happens within so long is told together; a socket carries four frames a second at most. */
const gatherMs = 60;

/** Tells open pages which rounds and balances changed, shortly after the commit. */
export const openTeller = (platform: Platform): Teller => {
  let rounds = new Set<bigint>();
  let timer: NodeJS.Timeout | undefined;
  let telling: Promise<void> = Promise.resolve();

  const tell = async () => {
    timer = undefined;
    const changed = [...rounds];
    rounds = new Set();
    try {
      const told = await readToldRounds(platform.database.sql, changed);
      for (const { roundId, playerId, game, stake, payout, status } of told) {
        platform.live.tell(playerId, {
          type: 'round',
          roundId: roundId.toString(),
          game,
          stake: moneyText(stake),
          payout: moneyText(payout),
          status,
        });
      }
      const players = new Map(told.map((each) => [`${each.playerId} ${each.currency}`, each]));
      await tellBalances(platform, [...players.values()]);
    } catch (error) {
      platform.log.warn('round.untold', { error, rounds: changed.length });
    }
  };

  return {
    note: (_command, { answer, roundId }) => {
      if (answer !== 'ok' || roundId === null) return;
      rounds.add(roundId);
      timer ??= setTimeout(() => {
        telling = telling.then(tell);
      }, gatherMs);
    },
    close: async () => {
      clearTimeout(timer);
      if (rounds.size > 0) telling = telling.then(tell);
      await telling;
    },
  };
};
