import { defineJobs } from '../../lib/jobs';
import { tell } from '../../lib/outbox';
import { closeSilentRounds } from '../round';
import { profiles } from './profiles';

/** Closes rounds that their supplier left open; a win that comes later is still paid. */
export const jobs = defineJobs({
  every: {
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
