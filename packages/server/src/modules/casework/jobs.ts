import { defineJobs } from '../../lib/jobs/jobs';
import { noteBlock, noteDevice } from './note-events';
import { tellLate } from './promise/tell-late';
import { wake } from './promise/wake';
import { tellDesks } from './tell-desks';
import { keepContacts } from './ties/keep-contacts';

export const jobs = defineJobs({
  on: {
    'casework.opened': tellDesks,
    'casework.closed': tellDesks,
    'compliance.state_changed': noteBlock,
    'session.opened': noteDevice,
  },
  every: {
    'casework.keep_contacts': { seconds: 60, work: keepContacts },
    'casework.tell_late': { seconds: 15, work: tellLate },
    'casework.wake': { seconds: 15, work: wake },
  },
});
