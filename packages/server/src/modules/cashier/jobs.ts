import { defineJobs } from '../../lib/jobs/jobs';
import { expireDeposits } from './deposits/expire-deposits';
import { noteCredited } from './deposits/note-credited';
import { rewrapPayees } from './payees/rewrap-payees';
import { rewrapProviders } from './providers/rows/rewrap-providers';
import { sendSandboxWebhook } from './providers/sandbox/send-webhook';
import { remindReceipts } from './receipts/remind-receipts';
import { endReceipts } from './withdrawals/confirm-receipt';
import { askPayouts, sendPayout } from './withdrawals/send-payout';
import { forgetNonces } from './payments/payment-queries';
import { rewrapTexts } from './payments/payment-text';

export const jobs = defineJobs({
  on: {
    'cashier.deposit_credited': noteCredited,
    'cashier.sandbox_decided': sendSandboxWebhook,
    'cashier.payout_requested': sendPayout,
  },
  every: {
    'cashier.expire_deposits': { seconds: 30, work: expireDeposits },
    'cashier.ask_payouts': { seconds: 10, work: askPayouts },
    'cashier.remind_receipts': { seconds: 60, work: remindReceipts },
    'cashier.end_receipts': { seconds: 60, work: endReceipts },
    'cashier.rewrap_providers': { seconds: 3600, work: rewrapProviders },
    'cashier.rewrap_payees': {
      seconds: 3600,
      work: ({ database, config }) => rewrapPayees(database.sql, config),
    },
    'cashier.rewrap_texts': {
      seconds: 3600,
      work: async ({ database, config }) => {
        await rewrapTexts(database.sql, config);
      },
    },
    'cashier.forget_nonces': {
      seconds: 3600,
      work: async ({ database }) => {
        await forgetNonces(database.sql);
      },
    },
  },
});
