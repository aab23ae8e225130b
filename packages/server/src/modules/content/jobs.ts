import { contentKinds } from '@parlour/contract/content-console';
import { defineJobs } from '../../lib/jobs/jobs';
import { notifyJackpots } from './jackpot/notify-jackpots';
import { notifyContent } from './notify-content';

const kinds: readonly string[] = contentKinds;

export const jobs = defineJobs({
  on: {
    // Sooner than the clock looks.
    'change.applied': async (platform, { kind }) => {
      if (kinds.includes(kind)) await notifyContent(platform);
    },
  },
  every: {
    'content.notify': { seconds: 1, work: notifyContent },
    'content.jackpots': { seconds: 3, work: notifyJackpots },
  },
});
