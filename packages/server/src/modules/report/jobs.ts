import { defineJobs } from '../../lib/jobs/jobs';
import { addUpEntries } from './add-up-entries';
import { foldFigures } from './fold-figures';

export const jobs = defineJobs({
  every: {
    'report.add_up_entries': { seconds: 300, work: addUpEntries },
    'report.fold_figures': { seconds: 60, work: foldFigures },
  },
});
