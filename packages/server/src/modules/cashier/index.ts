import type { cashier } from '@parlour/contract/cashier';
import type { cashierBooks } from '@parlour/contract/cashier/books';
import type { cashierConsole } from '@parlour/contract/cashier/console';
import type { cashierDesk } from '@parlour/contract/cashier/desk';
import type { cashierEvidence } from '@parlour/contract/cashier/evidence';
import type { ConsoleHandlers } from '../../lib/http/console';
import type { Handlers } from '../../lib/http/http';
import { decideDeposit } from './desk/decide-deposit';
import { readDepositCase } from './evidence/read-deposit-case';
import { readWithdrawalCase } from './evidence/read-withdrawal-case';
import { importStatement } from './providers/bank-transfer/statement/import-statement';
import { listSuspense } from './books/list-suspense';
import { listDifferences, listStatementAccounts, readReconciliation } from './books/reconcile';
import { accountKind } from './methods/account-kind';
import { listHouseAccounts } from './methods/house-accounts';
import { closeMethod, listAllMethods } from './methods/desk-methods';
import { listMethods } from './methods/list-methods';
import { methodKind } from './methods/method-kind';
import { readDeposit } from './deposits/read-deposit';
import { requestDeposit } from './deposits/request-deposit';
import { addPayee } from './payees/add-payee';
import { listPayees } from './payees/list-payees';
import { removePayee } from './payees/remove-payee';

import { readWithdrawable } from './turnover/read-withdrawable';
import { listDeposits } from './records/list-deposits';
import { listWithdrawals } from './records/list-withdrawals';
import { addReceiptImage } from './withdrawals/add-receipt-image';
import { readProofImage } from './withdrawals/read-proof-image';
import { confirmReceipt } from './withdrawals/confirm-receipt';
import { decideWithdrawalCase } from './withdrawals/decide-case';
import {
  askPayoutNow,
  claimPayout,
  listPayouts,
  setPayoutReference,
} from './withdrawals/payout-desk';
import { resolvePayout } from './withdrawals/resolve-payout';
import { addProofImage, readReceipt, readReceiptImage } from './receipts/receipt-desk';
import { readWithdrawal } from './withdrawals/read-withdrawal';
import { requestWithdrawal } from './withdrawals/request-withdrawal';

export const routes: Handlers<typeof cashier> = {
  listMethods: (context, input) => listMethods(context, input),
  requestDeposit: (context, input) => requestDeposit(context, input),
  listDeposits: (context, input) => listDeposits(context, input),
  readDeposit: (context, input) => readDeposit(context, input),
  listPayees: (context) => listPayees(context),
  addPayee,
  removePayee,
  readWithdrawable: (context) => readWithdrawable(context),
  requestWithdrawal,
  listWithdrawals: (context, input) => listWithdrawals(context, input),
  readWithdrawal: (context, input) => readWithdrawal(context, input),
  confirmReceipt,
  addReceiptImage,
  readProofImage: (context, input) => readProofImage(context, input),
};

export const consoleRoutes: ConsoleHandlers<
  typeof cashierConsole & typeof cashierDesk & typeof cashierEvidence & typeof cashierBooks
> = {
  listSuspense: (context, input) => listSuspense(context, input),
  listAllMethods: (context, input) => listAllMethods(context, input),
  closeMethod: (context, input) => closeMethod(context, input),
  listHouseAccounts: (context, input) => listHouseAccounts(context, input),
  listStatementAccounts: (context, input) => listStatementAccounts(context, input),
  readReconciliation: (context, input) => readReconciliation(context, input),
  listDifferences: (context, input) => listDifferences(context, input),
  decideDeposit: (context, input) => decideDeposit(context, input),
  importStatement: (context, input) => importStatement(context, input),
  decideWithdrawal: (context, input) => decideWithdrawalCase(context, input),
  readWithdrawalCase: (context, input) => readWithdrawalCase(context, input),
  readDepositCase: (context, input) => readDepositCase(context, input),
  readReceipt: (context, input) => readReceipt(context, input),
  readReceiptImage: (context, input) => readReceiptImage(context, input),
  addProofImage: (context, input) => addProofImage(context, input),
  listPayouts: (context) => listPayouts(context),
  claimPayout: (context, input) => claimPayout(context, input),
  setPayoutReference: (context, input) => setPayoutReference(context, input),
  askPayout: (context, input) => askPayoutNow(context, input),
  resolvePayout: (context, input) => resolvePayout(context, input),
};

/** What is changed by the console's changes. */
export const changeKinds = { account: accountKind, method: methodKind };

export { forgetPlayer } from './forget-player';
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
export { rewrapProviders } from './providers/rows/rewrap-providers';
export { readLiveSandboxes } from './providers/sandbox/queries';
export { seedCashier } from './methods/seed-cashier';
export { readAccounts } from './payees/read-accounts';
export { rewrapPayees } from './payees/rewrap-payees';
export { rewrapTexts } from './payments/payment-text';
export { listDeposits } from './records/list-deposits';
export { listWithdrawals } from './records/list-withdrawals';
export { readOpenOrders } from './records/record-queries';
export { openTurnover } from './turnover/open-turnover';
export { readWithdrawable } from './turnover/read-withdrawable';
export { servePayments } from './payments/serve-payments';
export { sandboxSecret, signMessage } from './providers/signature';
