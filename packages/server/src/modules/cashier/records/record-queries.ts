import type { Sql } from '@parlour/node-kit/database/database';

/** A player's deposits or withdrawals: of some days, in one state, after a page. */
export type RecordFilter = {
  playerId: string;
  /** Days of the time zone, both included; null: all. */
  from: string | null;
  to: string | null;
  timeZone: string;
  state: string | null;
  /** The last one of the page before. */
  after: string | null;
  limit: number;
};

/** The ids of a page, the latest first, and what everything of the filter comes to. */
export type RecordPage = {
  ids: string[];
  count: number;
  /** Of all states. */
  amount: string;
  /** Of those whose money arrived. */
  done: string;
};

/** A pending deposit is expired at its time, even before a job closes it. */
export const readDepositPage = async (sql: Sql, filter: RecordFilter): Promise<RecordPage> => {
  const [row] = await sql<RecordPage>`
    with matching as materialized (
      select d.id, d.created_at, d.amount, d.status, d.amount - d.fee as arrives
      from cashier.deposit d
      where d.player_id = ${filter.playerId}::bigint
        and (${filter.from}::date is null
          or d.created_at >= ${filter.from}::date::timestamp at time zone ${filter.timeZone})
        and (${filter.to}::date is null
          or d.created_at < (${filter.to}::date + 1)::timestamp at time zone ${filter.timeZone})
        and (${filter.state}::text is null or ${filter.state}::text = case
          when d.status = 'pending' and d.expires_at <= lib.now() then 'expired'
          else d.status end)
    )
    select count(*)::integer as count, coalesce(sum(amount), 0)::text as amount,
      coalesce(sum(arrives) filter (where status = 'credited'), 0)::text as done,
      array(
        select m.id from matching m
        where ${filter.after}::uuid is null or (m.created_at, m.id) < (
          select a.created_at, a.id from cashier.deposit a
          where a.id = ${filter.after}::uuid and a.player_id = ${filter.playerId}::bigint)
        order by m.created_at desc, m.id desc
        limit ${filter.limit}) as ids
    from matching`;
  return row!;
};

/** An approved withdrawal is on its way like one that is sent: the player sees one state. */
export const readWithdrawalPage = async (sql: Sql, filter: RecordFilter): Promise<RecordPage> => {
  const [row] = await sql<RecordPage>`
    with matching as materialized (
      select w.id, w.created_at, w.amount, w.status
      from cashier.withdrawal w
      where w.player_id = ${filter.playerId}::bigint
        and (${filter.from}::date is null
          or w.created_at >= ${filter.from}::date::timestamp at time zone ${filter.timeZone})
        and (${filter.to}::date is null
          or w.created_at < (${filter.to}::date + 1)::timestamp at time zone ${filter.timeZone})
        and (${filter.state}::text is null or ${filter.state}::text =
          case when w.status = 'approved' then 'sending' else w.status end)
    )
    select count(*)::integer as count, coalesce(sum(amount), 0)::text as amount,
      coalesce(sum(amount) filter (where status = 'paid'), 0)::text as done,
      array(
        select m.id from matching m
        where ${filter.after}::uuid is null or (m.created_at, m.id) < (
          select a.created_at, a.id from cashier.withdrawal a
          where a.id = ${filter.after}::uuid and a.player_id = ${filter.playerId}::bigint)
        order by m.created_at desc, m.id desc
        limit ${filter.limit}) as ids
    from matching`;
  return row!;
};

/** Orders of a player that are not over. */
export type OpenOrders = {
  deposits: number;
  depositSum: string;
  withdrawals: number;
  withdrawalSum: string;
};

/** A deposit is open as the limits count it: announced, or arrived and not credited. */
export const readOpenOrders = async (
  sql: Sql,
  playerId: string,
  currency: string,
): Promise<OpenOrders> => {
  const [row] = await sql<OpenOrders>`
    select d.count as deposits, d.sum as "depositSum", w.count as withdrawals,
      w.sum as "withdrawalSum"
    from (
      select count(*)::integer as count, coalesce(sum(amount), 0)::text as sum
      from cashier.deposit_use_view
      where player_id = ${playerId}::bigint and currency = ${currency} and is_reserved
        and credited_at is null
    ) d
    cross join (
      select count(*)::integer as count, coalesce(sum(amount), 0)::text as sum
      from cashier.withdrawal
      where player_id = ${playerId}::bigint and currency = ${currency} and closed_at is null
    ) w`;
  return row!;
};
