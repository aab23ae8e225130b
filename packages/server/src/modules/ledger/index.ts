export { jobs } from './jobs';
export { post } from './post';
export {
  lockPlayerAccounts as lockPlayer,
  openAccountRow as openAccount,
  readBalance as balanceOf,
  readHouseBalance as houseBalance,
  readStatement as statement,
  readTrialBalance as trialBalance,
  readViolations as violations,
} from './queries';
export type { Entry, Leg, Posted, Transfer, TrialBalance } from './transfer';
