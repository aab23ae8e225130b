import { advanceRound } from './advance-round';
import { liftLowest } from './lift-plate';
import { reasonOf } from '@parlour/node-kit/log';
import { roundById } from '../queries/rounds';
import { forgetQuestions } from '../queries/questions';
import { forgetTickets, forgetVisitors } from '../queries/sessions';
import { claimDue } from '../queries/steps';
import type { House } from './rounds';

/**
 * Finishes what is due: bets without a known answer are taken back, wins are paid, old picks are
 * lifted.
 */
export const finishDue = async (house: House): Promise<number> => {
  const due = await claimDue(house.database.sql, 20, house.patience.leaseMs);
  await Promise.all(
    due.map(async (id) => {
      try {
        const round = await roundById(house.database.sql, id);
        if (round?.status === 'open') await liftLowest(house, id);
        else await advanceRound(house, id, { mayBet: false });
      } catch (failure) {
        house.log.error('round.recovery_failed', { round: id, reason: reasonOf(failure) });
      }
    }),
  );
  return due.length;
};

/**
 * Looks for unfinished rounds at once and then again and again; `stop` waits for what is running.
 */
export const startRecovery = (house: House, everyMs: number) => {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isAway = false;
  const look = async (): Promise<void> => {
    try {
      const found = await finishDue(house);
      await forgetTickets(house.database.sql);
      await forgetQuestions(house.database.sql);
      await forgetVisitors(house.database.sql, 20);
      if (isAway) house.log.info('database.back');
      isAway = false;
      if (!isStopped) timer = setTimeout(again, found ? 50 : everyMs);
    } catch (failure) {
      if (!isAway) house.log.error('database.away', { reason: reasonOf(failure) });
      isAway = true;
      if (!isStopped) timer = setTimeout(again, everyMs);
    }
  };
  let running = look();
  const again = () => {
    running = look();
  };
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};
