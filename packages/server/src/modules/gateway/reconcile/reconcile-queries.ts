import type pg from 'pg';
import type { Sql } from '@parlour/node-kit/database/database';
import type { ListedRow } from '../client/listed-round';

/** An hour of a vendor that is being read, and how far its list was read. */
export type Hour = {
  startsAt: Date;
  endsAt: Date;
  cursor: string | null;
  pages: number;
};

/**
 * Restarts the reading of an unfinished hour: the vendor may have forgotten the place in its list.
 */
export const forgetPlace = (sql: Sql, vendor: string): Promise<unknown> =>
  sql`
    update gateway.reconciliation set cursor = null, pages = 0, began_at = null
    where vendor_code = ${vendor} and done_at is null`;

/** Every hour that ended ten minutes ago, from where we stopped; of a new vendor the last day. */
export const planHours = (sql: Sql, vendor: string): Promise<unknown> =>
  sql`
    insert into gateway.reconciliation (vendor_code, starts_at, ends_at, due_at)
    select ${vendor}, h, h + interval '1 hour', lib.now()
    from (
      select date_trunc('hour', lib.now() - interval '1 hour' - gateway.settling_time(), 'UTC') as last,
        (select max(starts_at) from gateway.reconciliation where vendor_code = ${vendor}) as known
    ) w
    cross join lateral generate_series(
      greatest(w.known + interval '1 hour', w.last - case when w.known is null
        then interval '23 hours' else gateway.asked_time() end),
      w.last, interval '1 hour') h
    on conflict do nothing`;

/** The hours of a day in UTC, as far as they are over, due at once and from the beginning. */
export const planDay = (sql: Sql, vendor: string, day: string): Promise<unknown> =>
  sql`
    insert into gateway.reconciliation (vendor_code, starts_at, ends_at, due_at)
    select ${vendor}, h, h + interval '1 hour', lib.now()
    from (select ${day}::date::timestamp at time zone 'UTC' as starts) d
    cross join lateral generate_series(
      d.starts, d.starts + interval '23 hours', interval '1 hour') h
    where h <= lib.now() - interval '1 hour' - gateway.settling_time()
    on conflict (vendor_code, starts_at) do update
    set due_at = excluded.due_at, done_at = null, cursor = null, pages = 0, began_at = null`;

/** The oldest due hour, of a day or of all; its reading begins now if it had not begun. */
export const nextHour = async (
  sql: Sql,
  vendor: string,
  day: string | null,
): Promise<Hour | undefined> => {
  const [hour] = await sql<Hour>`
    update gateway.reconciliation set began_at = coalesce(began_at, lib.now())
    where vendor_code = ${vendor} and starts_at = (
      select starts_at from gateway.reconciliation
      where vendor_code = ${vendor} and done_at is null and due_at <= lib.now()
        and (${day}::date is null or (starts_at at time zone 'UTC')::date = ${day}::date)
      order by starts_at limit 1
    )
    returning starts_at as "startsAt", ends_at as "endsAt", cursor, pages`;
  return hour;
};

/** Stores a page and the place of the next one. False when another process read on meanwhile. */
export const keepPage = async (
  sql: Sql,
  vendor: string,
  hour: Hour,
  page: { rows: ListedRow[]; next: string | null },
): Promise<boolean> => {
  const { rows, next } = page;
  const turned = await sql`
    update gateway.reconciliation set cursor = ${next}, pages = pages + 1
    where vendor_code = ${vendor} and starts_at = ${hour.startsAt} and pages = ${hour.pages}
      and cursor is not distinct from ${hour.cursor}
    returning pages`;
  if (turned.length === 0) return false;
  // Rows of an earlier reading that was given up.
  if (hour.pages === 0) {
    await sql`
      delete from gateway.listed_round
      where vendor_code = ${vendor} and starts_at = ${hour.startsAt}`;
  }
  await sql`
    insert into gateway.listed_round as l (vendor_code, starts_at, player, round, brand, player_id,
      currency, status, stake, payout, opened_at)
    select ${vendor}, ${hour.startsAt}, r.player, r.round, r.brand, r.player_id, r.currency,
      r.status::round.status, r.stake, r.payout, coalesce(r.opened_at, ${hour.startsAt})
    from unnest(${rows.map(({ player }) => player)}::text[],
      ${rows.map(({ round }) => round)}::text[], ${rows.map(({ brand }) => brand)}::text[],
      ${rows.map(({ playerId }) => playerId)}::bigint[],
      ${rows.map(({ currency }) => currency)}::text[], ${rows.map(({ status }) => status)}::text[],
      ${rows.map(({ stake }) => stake)}::bigint[], ${rows.map(({ payout }) => payout)}::bigint[],
      ${rows.map(({ openedAt }) => openedAt)}::timestamptz[])
      r(player, round, brand, player_id, currency, status, stake, payout, opened_at)
    on conflict (vendor_code, starts_at, player, round) do update
    set brand = excluded.brand, player_id = excluded.player_id, currency = excluded.currency,
      status = excluded.status, stake = excluded.stake, payout = excluded.payout,
      opened_at = excluded.opened_at`;
  return true;
};

export type Compared = {
  rounds: bigint;
  found: bigint;
  resolved: bigint;
  unsettled: bigint;
};

type ComparedRow = [bigint, bigint, bigint, bigint, bigint];

const comparison = {
  text: 'select rounds, found, resolved, unsettled, open from gateway.compare_hour($1, $2, $3)',
  rowMode: 'array' as const,
};

/**
 * On a connection of its own: an hour of hundreds of thousands of rounds takes long. Where the
 * vendor lists nothing only the keys are compared.
 */
export const compareHour = async (
  client: pg.ClientBase,
  vendor: string,
  { startsAt }: Hour,
  { isListed, waitMs }: { isListed: boolean; waitMs: number },
): Promise<Compared> => {
  await client.query(`select set_config('statement_timeout', $1, false)`, [String(waitMs)]);
  const timed = {
    ...comparison,
    values: [vendor, startsAt, isListed],
    query_timeout: waitMs + 1000,
  };
  const { rows } = await client.query<ComparedRow>(timed);
  const [rounds, found, resolved, unsettled, open] = rows[0]!;
  const isAskedAgain = unsettled > 0n || open > 0n;
  await client.query('select gateway.end_hour($1, $2, $3)', [vendor, startsAt, isAskedAgain]);
  return { rounds, found, resolved, unsettled };
};
