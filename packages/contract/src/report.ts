import type { GameType } from './catalogue';
import { choice, date, endpoint, endpoints, output, text, whole } from './endpoint';
import { creditCalls } from './report/credit';
import { ownFile, ownList, ownReading } from './report/own-records';
import { recordFileCalls } from './report/record-files';
import { roundFilter } from './report/rounds';
import type { RoundStatus } from './round';

export type RoundRow = {
  roundId: string;
  game: { gameCode: string; vassalage: string; name: string; gameType: GameType };
  stake: string;
  payout: string;
  net: string;
  status: RoundStatus;
  at: string;
  /** Two operators voided it; the round itself says why. */
  isVoided?: true;
};

/** The sums of a player's rounds on a day of the brand. */
export type DayRow = {
  /** `YYYY-MM-DD` */
  day: string;
  rounds: number;
  stake: string;
  payout: string;
  net: string;
  /** Rounds opened on an earlier day, or changed after they were counted. */
  corrections: number;
};

/** What a line of a wallet is; `adjust` is everything without a name of its own. */
export const transactionTypes = [
  'deposit',
  'withdrawal',
  'transfer',
  'bonus',
  'rebate',
  'adjust',
  'bet',
  'win',
  'rollback',
] as const;
export type TransactionType = (typeof transactionTypes)[number];

/** An entry of one wallet: what it had before, the signed amount, and what it had after. */
export type TransactionRow = {
  /** The wallet and the number of the entry in it, which has no gap: `main-57`. */
  id: string;
  at: string;
  type: TransactionType;
  amount: string;
  before: string;
  after: string;
  /** The key of the command in the ledger. */
  reference: string;
  /** The round of a bet, a win or a rollback. */
  roundId?: string;
  /** The other player of a transfer along the tree, and what the sender wrote. */
  party?: string;
  remark?: string;
};

/** Opening + in − out = closing, over everything in the period. */
export type TransactionTotals = {
  opening: string;
  in: string;
  out: string;
  closing: string;
  byType: { type: TransactionType; count: number; in: string; out: string }[];
};

/** One command of the ledger, with every entry that it made in the player's wallets. */
export type TransactionDetail = TransactionRow & {
  currency: string;
  entries: { wallet: string; amount: string; before: string; after: string }[];
};

/** What was played in a category over a period. */
export type CategoryProfit = {
  gameType: GameType;
  rounds: number;
  stake: string;
  payout: string;
  net: string;
};

/** A day of the brand: what play came to, and what came and went beside it. */
export type ProfitDay = {
  /** `YYYY-MM-DD` */
  day: string;
  stake: string;
  payout: string;
  net: string;
  gifts: string;
  deposits: string;
  withdrawals: string;
};

/** Money of a period by kind; `net` is what play came to, `profit` with gifts and commissions. */
export type ProfitTotals = {
  rounds: number;
  stake: string;
  payout: string;
  net: string;
  gifts: string;
  commissions: string;
  profit: string;
  deposits: string;
  withdrawals: string;
  transfersIn: string;
  transfersOut: string;
};

/** What each wallet had at a moment; the sum is what could be played with. */
export type BalanceThen = {
  at: string;
  sum: string;
  /** `lastId`: the line that left the balance so. */
  wallets: { wallet: string; balance: string; lastId?: string }[];
};

export type Totals = { rounds: number; stake: string; payout: string; net: string };

const moment = '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$';

export const report = endpoints('report', {
  listRounds: endpoint({
    ...ownList,
    path: '/api/report/rounds',
    input: {
      ...roundFilter,
      /** A time: only rounds that were opened before it. */
      before: text({ optional: true, max: 24, pattern: moment }),
      page: whole({ optional: true, min: 1, max: 10_000 }),
      pageSize: whole({ optional: true, min: 1, max: 100 }),
    },
    output: output<{
      list: RoundRow[];
      totals: Totals;
      total: number;
      totalPages: number;
      page: number;
      /** What was played on the days, to choose from: the most played first, 200 at most. */
      games: { gameCode: string; vassalage: string; name: string }[];
    }>(),
    refusals: [],
  }),
  /** The entries of one wallet, the latest first. Opening + entries = closing, always. */
  listTransactions: endpoint({
    ...ownList,
    path: '/wps/relay/ODSFE2_MemTransDet',
    input: {
      from: date(),
      to: date(),
      type: choice(transactionTypes, { optional: true }),
      /** `main`, `bonus`, `held`, `debt` or a vendor's code; the main wallet if absent. */
      wallet: text({ optional: true, max: 64 }),
      page: whole({ optional: true, min: 1, max: 10_000 }),
      pageSize: whole({ optional: true, min: 1, max: 100 }),
      /** `next` of the page before, in place of `page`. */
      cursor: text({ optional: true, max: 10, pattern: '^[1-9]\\d{0,9}$' }),
    },
    output: output<{
      list: TransactionRow[];
      totals: TransactionTotals;
      /** Of the type, or of all. */
      total: number;
      totalPages: number;
      page: number;
      next?: string;
      /** The wallets that the player has, to choose from. */
      wallets: string[];
    }>(),
    refusals: ['wallet.vendor_unknown'],
  }),
  /** By the id of a line, the number of a deposit or of a withdrawal, or the id of a transfer. */
  readTransaction: endpoint({
    ...ownReading,
    path: '/api/report/transactions/{id}',
    input: { id: text({ max: 80 }) },
    output: output<TransactionDetail>(),
    refusals: ['request.unknown'],
  }),
  /** The balance just before a moment, from one search. */
  readBalanceAt: endpoint({
    ...ownReading,
    path: '/api/report/balance',
    limit: { by: 'player', count: 60, seconds: 60 },
    input: { at: text({ max: 24, pattern: moment }) },
    output: output<BalanceThen>(),
    refusals: [],
  }),
  readDays: endpoint({
    ...ownList,
    path: '/api/report/days',
    input: { from: date(), to: date() },
    output: output<{
      /** The latest day first; a day without play has no row. */
      list: DayRow[];
      /** Everything before this time is counted. */
      asOf: string;
    }>(),
    refusals: [],
  }),
  /** Profit and loss, from what is counted: by day, by category and by kind. */
  readProfit: endpoint({
    ...ownList,
    path: '/api/report/profit',
    input: { from: date(), to: date() },
    output: output<{
      /** The earliest day first; a day without anything has no row. */
      days: ProfitDay[];
      categories: CategoryProfit[];
      totals: ProfitTotals;
      /** All deposits less all withdrawals since the account was opened. */
      netDeposits: string;
      /** Everything before this time is counted. */
      asOf: string;
    }>(),
    refusals: [],
  }),
  ...creditCalls,
  ...recordFileCalls,
  /** The betting record of a period as a file. */
  exportRounds: endpoint({
    ...ownFile,
    path: '/api/report/rounds.csv',
    input: roundFilter,
  }),
  /** The entries of a wallet in a period as a file. */
  exportTransactions: endpoint({
    ...ownFile,
    path: '/api/report/transactions.csv',
    input: {
      from: date(),
      to: date(),
      type: choice(transactionTypes, { optional: true }),
      wallet: text({ optional: true, max: 64 }),
    },
    refusals: ['wallet.vendor_unknown'],
  }),
});
