import { defineJobs } from '../../lib/jobs';
import { makeDailyCheckpoint, makePartitions } from './queries';

const daySeconds = 24 * 3600;

/** Makes the months ahead, and closes the house's books once a day. */
export const jobs = defineJobs({
  every: {
    'ledger.partitions': {
      seconds: daySeconds,
      work: async ({ database }) => {
        await makePartitions(database.sql);
      },
    },
    'ledger.checkpoint': {
      seconds: 3600,
      work: async ({ database }) => {
        await makeDailyCheckpoint(database.sql);
      },
    },
  },
});
