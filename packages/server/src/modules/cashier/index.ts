import type { cashier } from '@parlour/contract/cashier';
import type { Handlers } from '../../lib/http/http';
import { listMethods } from './methods/list-methods';
import { readDeposit } from './deposits/read-deposit';
import { requestDeposit } from './deposits/request-deposit';
import { addPayee } from './payees/add-payee';
import { listPayees } from './payees/list-payees';
import { removePayee } from './payees/remove-payee';

import { readWithdrawable } from './turnover/read-withdrawable';
import { confirmReceipt } from './withdrawals/confirm-receipt';
import { listWithdrawals, readWithdrawal } from './withdrawals/read-withdrawal';
import { requestWithdrawal } from './withdrawals/request-withdrawal';

export const routes: Handlers<typeof cashier> = {
  listMethods: (context, input) => listMethods(context, input),
  requestDeposit: (context, input) => requestDeposit(context, input),
  readDeposit: (context, input) => readDeposit(context, input),
  listPayees: (context) => listPayees(context),
  addPayee,
  removePayee,
  readWithdrawable: (context) => readWithdrawable(context),
  requestWithdrawal,
  listWithdrawals: (context) => listWithdrawals(context),
  readWithdrawal: (context, input) => readWithdrawal(context, input),
  confirmReceipt,
};

export { jobs } from './jobs';
export type {
  PaymentNotice,
  Payout,
  PayoutAnswer,
  PayoutState,
  Provider,
} from './providers/provider';
export { openProvider } from './providers/providers';
export { forgetProviders } from './providers/rows/provider-rows';
export { readLiveSandboxes } from './providers/sandbox/queries';
export { seedCashier } from './methods/seed-cashier';
export { openTurnover } from './turnover/open-turnover';
export { servePayments } from './payments/serve-payments';
export { sandboxSecret, signMessage } from './providers/signature';
