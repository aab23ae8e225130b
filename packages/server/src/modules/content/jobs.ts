import { defineJobs } from '../../lib/jobs/jobs';
import { notifyAnnouncements } from './notify-announcements';

export const jobs = defineJobs({
  every: { 'content.announcements': { seconds: 2, work: notifyAnnouncements } },
});
