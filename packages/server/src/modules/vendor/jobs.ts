import { defineJobs } from '../../lib/jobs';
import { tell } from '../../lib/outbox';
import { closeSilentRounds } from '../round';
import { profiles } from './profiles';
import { reconcile } from './reconcile';

/**
 * Compares what suppliers say of their rounds with ours, and closes the rounds that they left open;
 * a win that comes later is still paid.
 */
export const jobs = defineJobs({
  every: {
    // Each supplier's hours become due ten minutes after their end; we look oftener than that.
    'vendor.reconcile': { seconds: 60, work: reconcile },
    'vendor.close_silent_rounds': {
      seconds: 60,
      work: async (platform) => {
        for (const { code, closeAfterHours } of (await profiles(platform)).values()) {
          await platform.database.transaction(async (sql) => {
            for (const { roundId, playerId } of await closeSilentRounds(
              sql,
              code,
              closeAfterHours,
            )) {
              await tell(sql, {
                type: 'round.closed',
                roundId: roundId.toString(),
                playerId: playerId.toString(),
              });
            }
          });
        }
      },
    },
  },
});
