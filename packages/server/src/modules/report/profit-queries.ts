import type { Sql } from '@parlour/node-kit/database/database';
import type { Owner } from './transaction-queries';

type Period = { from: string; to: string };

export type PlaySums = {
  day: string;
  category: string;
  rounds: string;
  stake: string;
  payout: string;
};

/** What was played, by day and category; a year has at most some thousand rows. */
export const readPlaySums = (
  sql: Sql,
  { playerId, currency }: Owner,
  { from, to }: Period,
): Promise<PlaySums[]> =>
  sql<PlaySums>`
    select d.day::text, d.category, d.rounds::text, d.stake::text, d.payout::text
    from activity.day_view d
    where d.player_id = ${playerId}::bigint and d.currency = ${currency}
      and d.day between ${from}::date and ${to}::date
    order by d.day, d.category
    limit 5000`;

export type CashSums = {
  day: string;
  deposits: string;
  withdrawals: string;
  gifts: string;
  commissions: string;
  transfersIn: string;
  transfersOut: string;
};

export const readCashSums = (
  sql: Sql,
  { playerId, currency }: Owner,
  { from, to }: Period,
): Promise<CashSums[]> =>
  sql<CashSums>`
    select c.day::text, c.deposits::text, c.withdrawals::text, c.gifts::text,
      c.commissions::text, c.transfers_in::text as "transfersIn",
      c.transfers_out::text as "transfersOut"
    from activity.cash_view c
    where c.player_id = ${playerId}::bigint and c.currency = ${currency}
      and c.day between ${from}::date and ${to}::date
    order by c.day
    limit 367`;

/** Deposits less withdrawals of all time. */
export const readNetDeposits = async (sql: Sql, { playerId, currency }: Owner): Promise<bigint> => {
  const [row] = await sql<{ net: string }>`
    select coalesce(sum(c.deposits - c.withdrawals), 0)::text as net
    from activity.cash_view c
    where c.player_id = ${playerId}::bigint and c.currency = ${currency}`;
  return BigInt(row!.net);
};
