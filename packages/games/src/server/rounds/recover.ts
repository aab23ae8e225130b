import { advanceRound } from './advance-round';
import { chooseForAbsent } from './choose';
import { reasonOf } from '@parlour/node-kit/log';
import { roundById } from '../queries/rounds';
import { forgetQuestions } from '../queries/questions';
import { forgetTickets, forgetVisitors } from '../queries/sessions';
import { claimDue } from '../queries/steps';
import type { GameDeps } from './rounds';

/**
 * Finishes what is due: bets without a known answer are taken back, wins are paid, old picks are
 * lifted.
 */
export const finishDue = async (deps: GameDeps): Promise<number> => {
  const due = await claimDue(deps.database.sql, 20, deps.patience.leaseMs);
  await Promise.all(
    due.map(async (id) => {
      try {
        const round = await roundById(deps.database.sql, id);
        if (round?.status === 'open') await chooseForAbsent(deps, id);
        else await advanceRound(deps, id, { mayBet: false });
      } catch (failure) {
        deps.log.error('round.recovery_failed', { round: id, reason: reasonOf(failure) });
      }
    }),
  );
  return due.length;
};

/**
 * Looks for unfinished rounds at once and then again and again; `stop` waits for what is running.
 */
export const startRecovery = (deps: GameDeps, everyMs: number) => {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isAway = false;
  const look = async (): Promise<void> => {
    try {
      const found = await finishDue(deps);
      await forgetTickets(deps.database.sql);
      await forgetQuestions(deps.database.sql);
      await forgetVisitors(deps.database.sql, 20);
      if (isAway) deps.log.info('database.back');
      isAway = false;
      if (!isStopped) timer = setTimeout(again, found ? 50 : everyMs);
    } catch (failure) {
      if (!isAway) deps.log.error('database.away', { reason: reasonOf(failure) });
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
