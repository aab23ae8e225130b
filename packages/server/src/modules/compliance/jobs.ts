import { defineJobs } from '../../lib/jobs/jobs';
import { forgetMarks } from './exclusions/mark-queries';
import { rewrapExclusions } from './exclusions/marks';

export const jobs = defineJobs({
  every: {
    'compliance.forget_marks': {
      seconds: 3600,
      work: async ({ database, config }) => {
        await forgetMarks(database.sql);
        await rewrapExclusions(database.sql, config);
      },
    },
  },
});
