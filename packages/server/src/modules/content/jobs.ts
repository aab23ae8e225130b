import { defineJobs } from '../../lib/jobs/jobs';
import { notifyJackpots } from './jackpot/notify-jackpots';
import { notifyAnnouncements } from './notify-announcements';

export const jobs = defineJobs({
  every: {
    'content.announcements': { seconds: 2, work: notifyAnnouncements },
    'content.jackpots': { seconds: 3, work: notifyJackpots },
  },
});
