import { defineJobs } from '../../lib/jobs/jobs';
import { countWhenDue } from './count-windows';
import { makePartitions, rankPlayers } from './queries';
import { verifyDays } from './verify-day';

/** Counts activity, ranks its players, and recounts each day when it is over. */
export const jobs = defineJobs({
  every: {
    'activity.partitions': {
      seconds: 24 * 3600,
      work: async ({ database }) => {
        await makePartitions(database.sql);
      },
    },
    'activity.count': { seconds: 2, work: countWhenDue },
    'activity.rank_day': {
      seconds: 60,
      work: ({ database }) => rankPlayers(database, [['day', 1]]),
    },
    'activity.rank_month': {
      seconds: 900,
      work: ({ database }) =>
        rankPlayers(database, [
          ['week', 7],
          ['month', 30],
        ]),
    },
    'activity.verify': { seconds: 60, work: verifyDays },
  },
});
