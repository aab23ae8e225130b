import { defineJobs } from '../../lib/jobs/jobs';
import { closeSilent, forgetVisitors, freeLeft, handOverLeft, noteLate } from './chat/jobs';
import { forgetRequests } from './forget-requests';
import { forgetUnsent, rewrapContacts, tellVisitorLate, writeQuestion } from './ticket-jobs';

export const jobs = defineJobs({
  on: {
    'casework.asked': writeQuestion,
    'casework.shift_ended': handOverLeft,
    'casework.late': async (platform, event) => {
      await noteLate(platform, event);
      await tellVisitorLate(platform, event);
    },
  },
  every: {
    'support.left_chats': { seconds: 15, work: freeLeft },
    'support.silent_chats': { seconds: 60, work: closeSilent },
    'support.forget_visitors': { seconds: 3600, work: forgetVisitors },
    'support.rewrap': { seconds: 3600, work: rewrapContacts },
    'support.forget_requests': { seconds: 3600, work: forgetRequests },
    'support.forget_unsent': { seconds: 3600, work: forgetUnsent },
  },
});
