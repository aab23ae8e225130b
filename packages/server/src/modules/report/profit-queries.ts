import type { Sql } from '@parlour/node-kit/database/database';
import type { Owner } from './transaction-queries';

type Period = { from: string; to: string };

export type PlaySums = { stake: string; payout: string };
export type DayPlay = PlaySums & { day: string };
export type CategoryPlay = PlaySums & { category: string; rounds: string };

export type CashSums = {
  day: string;
  deposits: string;
  withdrawals: string;
  gifts: string;
  commissions: string;
  transfersIn: string;
  transfersOut: string;
};

export type ProfitSums = {
  plays: DayPlay[];
  categories: CategoryPlay[];
  /** By day. */
  cash: CashSums[];
  /** Deposits less withdrawals of all time. */
  netDeposits: string;
  /** The moment that all of it is counted to. */
  asOf: Date;
};

/** One statement, so that all of it is of one moment and costs one turn. */
export const readProfitSums = async (
  sql: Sql,
  { playerId, currency }: Owner,
  { from, to }: Period,
): Promise<ProfitSums> => {
  const [row] = await sql<ProfitSums>`
    select as_of as "asOf", plays, categories, cash, net_deposits as "netDeposits"
    from report.profit_sums(${playerId}::bigint, ${currency}, ${from}::date, ${to}::date)`;
  return row!;
};
