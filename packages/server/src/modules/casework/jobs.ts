import { defineJobs } from '../../lib/jobs/jobs';
import { tellLate } from './promise/tell-late';
import { wake } from './promise/wake';

export const jobs = defineJobs({
  every: {
    'casework.tell_late': { seconds: 15, work: tellLate },
    'casework.wake': { seconds: 15, work: wake },
  },
});
