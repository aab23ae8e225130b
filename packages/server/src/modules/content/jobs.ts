import { contentKinds } from '@parlour/contract/content-console';
import { defineJobs } from '../../lib/jobs/jobs';
import { notifyJackpots } from './jackpot/notify-jackpots';
import { deleteUnusedPictures } from './pictures/queries';
import { notifyContent } from './notify-content';

/** Longer than the longest time that a change may have. */
const keptDays = 400;

const kinds: readonly string[] = [...contentKinds, 'banners'];

export const jobs = defineJobs({
  on: {
    // Sooner than the clock looks.
    'change.applied': async (platform, { kind }) => {
      if (kinds.includes(kind)) await notifyContent(platform);
    },
  },
  every: {
    'content.notify': { seconds: 1, work: notifyContent },
    'content.drop_pictures': {
      seconds: 86_400,
      work: async ({ database }) => {
        await deleteUnusedPictures(database.sql, keptDays);
      },
    },
    'content.jackpots': { seconds: 3, work: notifyJackpots },
  },
});
