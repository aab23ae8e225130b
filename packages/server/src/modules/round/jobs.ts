import { defineJobs } from '../../lib/jobs/jobs';
import { voidRounds } from './desk/many/void-rounds';
import { makePartitions } from './queries';
import { renewKeyFilter } from './renew-key-filter';
import { noteWinners } from './winners/note-winners';

/**
 * Makes the months ahead, the filter of the keys of past months, and the boards of winners; voids
 * the rounds of a voiding.
 */
export const jobs = defineJobs({
  every: {
    'round.partitions': {
      seconds: 24 * 3600,
      work: async ({ database }) => {
        await makePartitions(database.sql);
      },
    },
    'round.key_filter': { seconds: 3600, work: renewKeyFilter },
    'round.void_rounds': { seconds: 2, work: voidRounds },
    'round.winners': { seconds: 2, work: noteWinners },
  },
});
