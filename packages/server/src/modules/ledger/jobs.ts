import { defineJobs } from '../../lib/jobs/jobs';
import { closeDays } from './daily-books';
import { expireHolds, makePartitions } from './queries';

const daySeconds = 24 * 3600;
const holdsAtOnce = 500;

/** Makes the months ahead, closes the books of each day, and returns expired holds. */
export const jobs = defineJobs({
  every: {
    'ledger.partitions': {
      seconds: daySeconds,
      work: async ({ database }) => {
        await makePartitions(database.sql);
      },
    },
    'ledger.close_days': { seconds: 3600, work: closeDays },
    'ledger.expire_holds': {
      seconds: 30,
      work: async ({ database, log }) => {
        let expired = 0;
        let taken: number;
        do {
          taken = await expireHolds(database.sql, holdsAtOnce);
          expired += taken;
        } while (taken === holdsAtOnce);
        if (expired > 0) log.info('ledger.holds_expired', { holds: expired });
      },
    },
  },
});
