import { defineJobs } from '../../lib/jobs/jobs';
import { closeSilent, freeLeft, noteLate } from './chat/jobs';

export const jobs = defineJobs({
  on: { 'casework.late': noteLate },
  every: {
    'support.left_chats': { seconds: 15, work: freeLeft },
    'support.silent_chats': { seconds: 60, work: closeSilent },
  },
});
