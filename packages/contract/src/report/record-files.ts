import { depositStatuses } from '../cashier';
import { withdrawalStates } from '../cashier/withdrawals';
import { choice, date, endpoint, output, type TextFile } from '../endpoint';

const file = {
  method: 'GET',
  caller: 'player',
  whileLooking: true,
  centre: 'member',
  file: 'csv',
  limit: { by: 'player', count: 20, seconds: 600 },
  noStore: true,
  output: output<TextFile>(),
  refusals: [],
} as const;

const days = { from: date(), to: date() };

/** The lists of a player's money as files: everything of a period, in every state. */
export const recordFileCalls = {
  exportDeposits: endpoint({
    ...file,
    path: '/api/report/deposits.csv',
    input: { ...days, state: choice(depositStatuses, { optional: true }) },
  }),
  exportWithdrawals: endpoint({
    ...file,
    path: '/api/report/withdrawals.csv',
    input: { ...days, state: choice(withdrawalStates, { optional: true }) },
  }),
  exportTransfers: endpoint({ ...file, path: '/api/report/transfers.csv', input: days }),
  exportProfit: endpoint({ ...file, path: '/api/report/profit.csv', input: days }),
} as const;
