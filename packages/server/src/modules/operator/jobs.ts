import { defineJobs } from '../../lib/jobs/jobs';
import { forgetDrafts } from './changes/draft-queries';
import { rewrapSecrets } from './rewrap-secrets';
import { applyScheduled } from './changes/in-force/scheduled';
import { forgetAddresses } from './queries';
import { forgetSeen } from './seen/queries';
import { forgetDeviceCodes } from './sign-in/device-code-queries';
import { forgetCeremonies } from './sign-in/queries';

/** What ties an operator to a player looks back thirty days. */
const addressDays = 90;

export const jobs = defineJobs({
  every: {
    'operator.rewrap': {
      seconds: 3600,
      work: ({ database, config }) => rewrapSecrets(database.sql, config),
    },
    'operator.apply_scheduled': { seconds: 1, work: applyScheduled },
    'operator.forget_ceremonies': {
      seconds: 300,
      work: async ({ database }) => {
        await forgetCeremonies(database.sql);
        await forgetDeviceCodes(database.sql);
        await forgetSeen(database.sql);
      },
    },
    'operator.forget_addresses': {
      seconds: 86_400,
      work: async ({ database }) => {
        await forgetAddresses(database.sql, addressDays);
      },
    },
    'operator.forget_drafts': {
      seconds: 86_400,
      work: async ({ database }) => {
        await forgetDrafts(database.sql);
      },
    },
  },
});
