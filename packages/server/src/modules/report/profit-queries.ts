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
  /** By day and category; a year has at most some thousand rows. */
  plays: PlaySums[];
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
    select m.upto as "asOf", coalesce((
        select json_agg(json_build_object('day', d.day, 'category', d.category,
          'rounds', d.rounds::text, 'stake', d.stake::text, 'payout', d.payout::text)
          order by d.day, d.category)
        from activity.day_view d
        where d.player_id = ${playerId}::bigint and d.currency = ${currency}
          and d.day between ${from}::date and ${to}::date
      ), '[]') as plays, coalesce((
        select json_agg(json_build_object('day', c.day, 'deposits', c.deposits::text,
          'withdrawals', c.withdrawals::text, 'gifts', c.gifts::text,
          'commissions', c.commissions::text, 'transfersIn', c.transfers_in::text,
          'transfersOut', c.transfers_out::text) order by c.day)
        from activity.cash_view c
        where c.player_id = ${playerId}::bigint and c.currency = ${currency}
          and c.day between ${from}::date and ${to}::date
      ), '[]') as cash, (
        select coalesce(sum(c.deposits - c.withdrawals), 0)::text
        from activity.cash_view c
        where c.player_id = ${playerId}::bigint and c.currency = ${currency}
      ) as "netDeposits"
    from activity.mark_view m
    where m.share = ${playerId}::bigint % 4`;
  return row!;
};
