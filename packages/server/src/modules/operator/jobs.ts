import { defineJobs } from '../../lib/jobs/jobs';
import { forgetCeremonies } from './sign-in/queries';

export const jobs = defineJobs({
  every: {
    'operator.forget_ceremonies': {
      seconds: 300,
      work: async ({ database }) => {
        await forgetCeremonies(database.sql);
      },
    },
  },
});
