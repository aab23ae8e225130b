import { defineJobs } from '../../lib/jobs';
import { makePartitions } from './queries';

/** Makes the months ahead. */
export const jobs = defineJobs({
  every: {
    'round.partitions': {
      seconds: 24 * 3600,
      work: async ({ database }) => {
        await makePartitions(database.sql);
      },
    },
  },
});
