import type { report } from '@parlour/contract/report';
import type { adjustmentCalls } from '@parlour/contract/report/adjustments';
import type { exportCalls } from '@parlour/contract/report/exports';
import type { reportConsole } from '@parlour/contract/report-console';
import type { ConsoleHandlers } from '../../lib/http/console';
import type { Handlers } from '../../lib/http/http';
import { exportAdjustments, listAdjustments } from './adjustments/list-adjustments';
import { readDashboard } from './dashboard/read-dashboard';
import { readPromises } from './dashboard/read-promises';
import { askAuditExport, askMoneyExport, askPlayersExport } from './exports/ask-export';
import { approveExport, endExport } from './exports/decide-export';
import { fetchExport } from './exports/fetch-export';
import { listExports } from './exports/show-export';
import { exportCredit } from './credit/export-credit';
import { readCredit } from './credit/read-credit';
import { exportDeposits, exportTransfers, exportWithdrawals } from './export-lists';
import { exportProfit } from './export-profit';
import { exportRounds, exportTransactions } from './export-records';
import { listPlayers } from './players/list-players';
import {
  listPlayerMoney,
  listPlayerRounds,
  listPlayerTransactions,
  readPlayerBalanceAt,
  readPlayerFile,
} from './players/player-records';
import { listRounds } from './list-rounds';
import { listTransactions } from './list-transactions';
import { readBalanceAt } from './read-balance-at';
import { readDays } from './read-days';
import { readProfit } from './read-profit';
import { readTransaction } from './read-transaction';

export const routes: Handlers<typeof report> = {
  listRounds: (context, input) => listRounds(context, input),
  listTransactions: (context, input) => listTransactions(context, input),
  readTransaction: (context, input) => readTransaction(context, input),
  readBalanceAt: (context, input) => readBalanceAt(context, input),
  exportRounds: (context, input) => exportRounds(context, input),
  exportTransactions: (context, input) => exportTransactions(context, input),
  readProfit: (context, input) => readProfit(context, input),
  readDays: (context, input) => readDays(context, input),
  readCredit: (context, input) => readCredit(context, input),
  exportCredit: (context, input) => exportCredit(context, input),
  exportDeposits: async (context, input) => exportDeposits(context, input),
  exportWithdrawals: async (context, input) => exportWithdrawals(context, input),
  exportTransfers: async (context, input) => exportTransfers(context, input),
  exportProfit: (context, input) => exportProfit(context, input),
};

export const consoleRoutes: ConsoleHandlers<
  typeof reportConsole & typeof exportCalls & typeof adjustmentCalls
> = {
  listAdjustments,
  exportAdjustments,
  readDashboard,
  readPromises,
  listPlayers,
  listPlayerTransactions,
  listPlayerRounds,
  readPlayerBalanceAt,
  listPlayerMoney,
  readPlayerFile,
  askPlayersExport,
  askMoneyExport,
  askAuditExport,
  listExports,
  approveExport,
  endExport,
  fetchExport,
};

export { addUpEntries } from './add-up-entries';
export { makeExports } from './exports/make-exports';
export { rewrapExports } from './exports/rewrap';
export { foldFigures } from './fold-figures';
export { jobs } from './jobs';
