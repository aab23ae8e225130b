import { defineJobs } from '../../lib/jobs/jobs';
import { makePartitions } from './queries';
import { renewKeyFilter } from './renew-key-filter';

/** Makes the months ahead, and the filter of the keys of past months. */
export const jobs = defineJobs({
  every: {
    'round.partitions': {
      seconds: 24 * 3600,
      work: async ({ database }) => {
        await makePartitions(database.sql);
      },
    },
    'round.key_filter': { seconds: 3600, work: renewKeyFilter },
  },
});
