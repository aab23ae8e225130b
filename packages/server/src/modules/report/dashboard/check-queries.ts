import type { Sql } from '@parlour/node-kit/database/database';

export type BooksRow = { currency: string; at: Date; total: string };

/** The sum of all accounts at the end of the last day whose books are closed; it is nothing. */
export const readBooks = (sql: Sql): Promise<BooksRow[]> =>
  sql<BooksRow>`
    select currency, ((day + 1)::timestamp at time zone 'UTC') as at, sum(closing)::text as total
    from ledger.daily_balance_view
    where day = (select max(day) from ledger.daily_balance_view)
    group by currency, day
    order by currency`;

export type LiabilityRow = { currency: string; at: Date; total: string };

/** What the site owed its players then: balances, holds, and stakes on open rounds. */
export const readLiability = (sql: Sql): Promise<LiabilityRow[]> =>
  sql<LiabilityRow>`
    select currency, ((day + 1)::timestamp at time zone 'UTC') as at, total::text
    from ledger.liability_view
    where day = (select max(day) from ledger.daily_balance_view)
    order by currency`;

export type LagRow = { now: Date; activity: number; events: number };

/** For how long the activity was not counted, and the oldest due event was not delivered. */
export const readLag = async (sql: Sql): Promise<LagRow> => {
  const [row] = await sql<LagRow>`
    select n.now, extract(epoch from n.now - (select min(upto) from activity.mark_view))::float8
        as activity,
      greatest(extract(epoch from n.now - (
        select min(due_at) from lib.outbox where done_at is null)), 0)::float8 as events
    from (select lib.now() as now) n`;
  return row!;
};

export type DayState = { brand: string; state: string; day: string };

/** How the recount of each brand's last day that is over came out. */
export const readDayStates = (sql: Sql, brands: readonly string[]): Promise<DayState[]> =>
  sql<DayState>`
    select distinct on (s.brand) s.brand, s.state, s.day::text
    from activity.state_view s
    where s.brand = any(${brands}::text[]) and s.state <> 'counting'
    order by s.brand, s.day desc`;

/** The differences with vendors about players of these brands that are not explained. */
export const countDifferences = async (sql: Sql, brands: readonly string[]): Promise<number> => {
  const [row] = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from gateway.difference_view
      where resolved_at is null and explained_at is null and brand = any (${brands}::text[])
      limit 1000
    ) d`;
  return row!.count;
};

/** The payouts whose outcome is unknown. */
export const countUnknownPayouts = async (sql: Sql, brands: readonly string[]): Promise<number> => {
  const [row] = await sql<{ count: number }>`
    select count(*)::integer as count
    from cashier.payout_view
    where status = 'unknown' and brand = any(${brands}::text[])`;
  return row!.count;
};

export const countBrands = async (sql: Sql): Promise<number> => {
  const [row] = await sql<{ count: number }>`
    select count(*)::integer as count from brand.brand_view`;
  return row!.count;
};
