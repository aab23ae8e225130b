import { defineJobs } from '../../lib/jobs/jobs';
import { addUpEntries } from './add-up-entries';

export const jobs = defineJobs({
  every: { 'report.add_up_entries': { seconds: 300, work: addUpEntries } },
});
