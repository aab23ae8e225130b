import type { cashier } from '@parlour/contract/cashier';
import type { Handlers } from '../../lib/http/http';
import { listMethods } from './list-methods';
import { readDeposit } from './read-deposit';
import { requestDeposit } from './request-deposit';

export const routes: Handlers<typeof cashier> = {
  listMethods: (context, input) => listMethods(context, input),
  requestDeposit: (context, input) => requestDeposit(context, input),
  readDeposit: (context, input) => readDeposit(context, input),
};

export { jobs } from './jobs';
export type { PaymentNotice, PayoutState, Provider } from './providers/provider';
export { readLiveSandboxes } from './providers/sandbox/queries';
export { seedCashier } from './seed-cashier';
export { servePayments } from './serve-payments';
export { sandboxSecret, signMessage } from './providers/sandbox/signature';
