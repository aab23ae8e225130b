import { defineJobs } from '../../lib/jobs/jobs';
import { expireDeposits } from './deposits/expire-deposits';
import { rewrapPayees } from './payees/rewrap-payees';
import { sendSandboxWebhook } from './providers/sandbox/send-webhook';
import { forgetNonces } from './payments/payment-queries';

export const jobs = defineJobs({
  on: { 'cashier.sandbox_decided': sendSandboxWebhook },
  every: {
    'cashier.expire_deposits': { seconds: 30, work: expireDeposits },
    'cashier.rewrap_payees': { seconds: 3600, work: rewrapPayees },
    'cashier.forget_nonces': {
      seconds: 3600,
      work: async ({ database }) => {
        await forgetNonces(database.sql);
      },
    },
  },
});
