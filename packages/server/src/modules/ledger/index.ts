export type { DailyBalance, Liability } from './daily-books';
export { exchange, type Exchange, type Side } from './exchange';
export { hold, postHold, voidHold, type Held, type Hold } from './hold';
export { jobs } from './jobs';
export { post } from './post';
export {
  lockPlayerAccounts as lockPlayer,
  lockPlayersAccounts as lockPlayers,
  openAccountRow as openAccount,
  readBalance as balanceOf,
  readDailyBalances as dailyBalances,
  readHouseBalance as houseBalance,
  readLiabilities as liabilities,
  readSchemaProblem as schemaProblem,
  readTrialBalance as trialBalance,
  readViolations as violations,
} from './queries';
export { reverse, type Reversal } from './reverse';
export { statement, type Entry, type StatementPeriod, type AccountStatement } from './statement';
export { mostLegs, type Leg, type Posted, type Reference, type Transfer } from './transfer';
