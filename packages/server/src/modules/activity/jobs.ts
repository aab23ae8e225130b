import { defineJobs } from '../../lib/jobs/jobs';
import { countWhenDue } from './count-windows';
import { makePartitions } from './queries';
import { verifyDays } from './verify-day';

/** Counts activity, and recounts each day when it is over. */
export const jobs = defineJobs({
  every: {
    'activity.partitions': {
      seconds: 24 * 3600,
      work: async ({ database }) => {
        await makePartitions(database.sql);
      },
    },
    'activity.count': { seconds: 2, work: countWhenDue },
    'activity.verify': { seconds: 60, work: verifyDays },
  },
});
