import { defineJobs } from '../../lib/jobs/jobs';
import { flagCurious } from './flags/flag-curious';
import { flagLateWin } from './flags/flag-late-win';
import { noteBlock, noteDevice } from './note-events';
import { tellLate } from './promise/tell-late';
import { wake } from './promise/wake';
import { tellDesks } from './tell-desks';
import { endLeftShifts } from './shifts/shift';
import { keepContacts } from './ties/keep-contacts';

export const jobs = defineJobs({
  on: {
    'casework.opened': tellDesks,
    'casework.closed': tellDesks,
    'compliance.state_changed': noteBlock,
    'operator.saw_many': flagCurious,
    'round.late_win': flagLateWin,
    'session.opened': noteDevice,
  },
  every: {
    'casework.keep_contacts': { seconds: 60, work: keepContacts },
    'casework.end_shifts': { seconds: 60, work: endLeftShifts },
    'casework.tell_late': { seconds: 15, work: tellLate },
    'casework.wake': { seconds: 15, work: wake },
  },
});
