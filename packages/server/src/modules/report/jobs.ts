import { defineJobs } from '../../lib/jobs/jobs';
import { addUpEntries } from './add-up-entries';
import { endExports, makeExports } from './exports/make-exports';
import { rewrapExports } from './exports/rewrap';
import { foldFigures } from './fold-figures';

export const jobs = defineJobs({
  every: {
    'report.make_exports': { seconds: 2, work: makeExports },
    'report.rewrap_exports': { seconds: 3600, work: rewrapExports },
    'report.end_exports': { seconds: 60, work: endExports },
    'report.add_up_entries': { seconds: 300, work: addUpEntries },
    'report.fold_figures': { seconds: 60, work: foldFigures },
  },
});
