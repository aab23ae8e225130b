import { depositStatuses } from '../cashier';
import { withdrawalStates } from '../cashier/withdrawals';
import { choice, date, endpoint } from '../endpoint';
import { ownFile } from './own-records';

const days = { from: date(), to: date() };

/** The lists of a player's money as files: everything of a period, in every state. */
export const recordFileCalls = {
  exportDeposits: endpoint({
    ...ownFile,
    path: '/api/report/deposits.csv',
    input: { ...days, state: choice(depositStatuses, { optional: true }) },
  }),
  exportWithdrawals: endpoint({
    ...ownFile,
    path: '/api/report/withdrawals.csv',
    input: { ...days, state: choice(withdrawalStates, { optional: true }) },
  }),
  exportTransfers: endpoint({ ...ownFile, path: '/api/report/transfers.csv', input: days }),
  exportProfit: endpoint({ ...ownFile, path: '/api/report/profit.csv', input: days }),
} as const;
