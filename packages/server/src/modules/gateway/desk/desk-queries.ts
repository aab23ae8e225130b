import type { GameType } from '@parlour/contract/catalogue';
import type { DeskVendor } from '@parlour/contract/gateway-console';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import type { Direction } from './count-queries';

export type DeskVendorRow = Pick<
  DeskVendor,
  | 'code'
  | 'name'
  | 'dialect'
  | 'isHouse'
  | 'isEnabled'
  | 'currencies'
  | 'allBrands'
  | 'games'
  | 'syncFailures'
> & {
  listed: { brand: string; gameType: GameType }[];
  syncedAt: Date | null;
  keys: { id: string; kind: 'public' | 'secret'; from: string | null; until: string | null }[];
};

/** The vendors that a brand of these lists, and those that no brand lists. */
export const readDeskVendors = (sql: Sql, brands: readonly string[]): Promise<DeskVendorRow[]> =>
  sql<DeskVendorRow>`
    select p.code, p.name, p.dialect, p.house as "isHouse", p.enabled as "isEnabled",
      p.currencies, array(
        select distinct v.brand from catalogue.vendor_view v where v.code = p.code order by 1
      ) as "allBrands", coalesce((
        select jsonb_agg(jsonb_build_object('brand', v.brand, 'gameType', v.game_type)
          order by v.brand, v.position, v.game_type)
        from catalogue.vendor_view v
        where v.code = p.code and v.brand = any (${[...brands]}::text[])
      ), '[]') as listed, (
        select count(*)::integer from catalogue.game_view g
        where g.vendor_code = p.code and g.enabled
      ) as games, s.synced_at as "syncedAt", coalesce(s.failures, 0) as "syncFailures",
      jsonb_build_array(jsonb_build_object('id', 'profile',
        'kind', case p.signature when 'rsa-sha256' then 'public' else 'secret' end)) || coalesce((
        select jsonb_agg(jsonb_build_object('id', k.id::text,
          'kind', case when k.public_key is null then 'secret' else 'public' end,
          'from', k.valid_from, 'until', k.valid_until) order by k.id)
        from gateway.profile_key k where k.vendor_code = p.code
      ), '[]') as keys
    from gateway.profile p
    left join catalogue.sync_view s on s.vendor_code = p.code
    order by p.house desc, p.code
    limit 500`;

export type CallsRow = {
  vendor: string;
  direction: Direction;
  calls: number;
  errors: number;
  times: number[];
};

/** What each vendor had in the last hour, by direction. */
export const readCalls = (sql: Sql): Promise<CallsRow[]> => sql<CallsRow>`
  select t.vendor, t.direction, t.calls, t.errors, b.times
  from (
    select vendor_code as vendor, direction, sum(calls)::integer as calls,
      sum(errors)::integer as errors
    from gateway.call_minute
    where at > lib.now() - interval '61 minutes'
    group by 1, 2
  ) t
  cross join lateral (
    select array_agg(s.n order by s.place) as times
    from (
      select x.place, sum(x.n)::integer as n
      from gateway.call_minute m cross join lateral unnest(m.times) with ordinality as x (n, place)
      where m.vendor_code = t.vendor and m.direction = t.direction
        and m.at > lib.now() - interval '61 minutes'
      group by x.place
    ) s
  ) b`;

export const forgetCalls = (sql: Sql): Promise<unknown> => sql`
  delete from gateway.call_minute where at < lib.now() - interval '2 days'`;

export type DifferenceCount = { vendor: string; open: number; explained: number };

/** By vendor, those of players of these brands that are not resolved. */
export const countOpenDifferences = (
  sql: Sql,
  brands: readonly string[],
): Promise<DifferenceCount[]> => sql<DifferenceCount>`
  select vendor_code as vendor, count(*) filter (where explained_at is null)::integer as open,
    count(*) filter (where explained_at is not null)::integer as explained
  from gateway.difference
  where resolved_at is null and gateway.brand_of(player) = any (${[...brands]}::text[])
  group by vendor_code`;

export type VendorDifferenceRow = {
  id: bigint;
  brand: string;
  vendor: string;
  what: string;
  round: string;
  player: string;
  hour: Date;
  ours: unknown;
  theirs: unknown;
  foundAt: Date;
  seenAt: Date;
  resolvedAt: Date | null;
  explanation: string | null;
  explainedBy: string | null;
  explainedAt: Date | null;
};

type WantedDifferences = {
  brands: readonly string[];
  vendor?: string;
  id?: string;
  all?: boolean;
  before?: string | undefined;
};

export const readDifferences = (
  sql: Sql,
  { brands, vendor, id, all = false, before }: WantedDifferences,
  most: number,
): Promise<VendorDifferenceRow[]> => sql<VendorDifferenceRow>`
  select d.id, gateway.brand_of(d.player) as brand, d.vendor_code as vendor, d.what::text as what,
    d.round, d.player, d.starts_at as hour, d.ours, d.theirs, d.found_at as "foundAt",
    d.seen_at as "seenAt", d.resolved_at as "resolvedAt", d.explanation,
    o.name as "explainedBy", d.explained_at as "explainedAt"
  from gateway.difference d
  left join operator.operator_view o on o.id = d.explained_by
  where gateway.brand_of(d.player) = any (${[...brands]}::text[])
    and (${vendor ?? null}::text is null or d.vendor_code = ${vendor ?? null})
    and (${id ?? null}::bigint is null or d.id = ${id ?? null}::bigint)
    and (${before ?? null}::bigint is null or d.id < ${before ?? null}::bigint)
    and (${all}::boolean or d.resolved_at is null)
  order by d.id desc
  limit ${most}`;

export const lockDifference = (sql: Transaction, id: string) => sql`
  select from gateway.difference where id = ${id}::bigint for update`;

export const writeExplanation = (
  sql: Transaction,
  { id, explanation, operatorId }: { id: string; explanation: string; operatorId: string },
): Promise<unknown> => sql`
  update gateway.difference
  set explanation = ${explanation}, explained_by = ${operatorId}::bigint, explained_at = lib.now()
  where id = ${id}::bigint`;

/** The hour is read again from its beginning, unless it is being read. */
export const askHourAgain = (
  sql: Transaction,
  { vendor, hour }: { vendor: string; hour: Date },
): Promise<unknown> => sql`
  insert into gateway.reconciliation as r (vendor_code, starts_at, ends_at, due_at)
  values (${vendor}, ${hour}, ${hour}::timestamptz + interval '1 hour', lib.now())
  on conflict (vendor_code, starts_at) do update set due_at = excluded.due_at, done_at = null`;

export type AgeRow = {
  brand: string;
  currency: string;
  age: 'hour' | 'day' | 'older';
  rounds: number;
  stake: bigint;
};

export const readOpenByAge = (
  sql: Sql,
  { vendor, brands }: { vendor: string; brands: readonly string[] },
): Promise<AgeRow[]> => sql<AgeRow>`
  select brand, currency, case when opened_at > lib.now() - interval '1 hour' then 'hour'
      when opened_at > lib.now() - interval '1 day' then 'day' else 'older' end as age,
    count(*)::integer as rounds, sum(stake)::bigint as stake
  from round.rounds_view
  where vendor = ${vendor} and status = 'open' and mode = 'real'
    and brand = any (${[...brands]}::text[])
  group by 1, 2, 3
  order by 1, 2, 3`;

export type OldestOpenRow = {
  id: bigint;
  brand: string;
  playerId: bigint;
  externalId: string;
  game: string;
  stake: bigint;
  payout: bigint;
  currency: string;
  openedAt: Date;
  lastAt: Date;
};

export const readOldestOpen = (
  sql: Sql,
  { vendor, brands }: { vendor: string; brands: readonly string[] },
): Promise<OldestOpenRow[]> => sql<OldestOpenRow>`
  select r.id, r.brand, r.player_id as "playerId", r.external_id as "externalId",
    coalesce(g.code, '') as game, r.stake, r.payout, r.currency, r.opened_at as "openedAt",
    r.last_at as "lastAt"
  from round.rounds_view r
  left join catalogue.game_view g on g.id = r.game_id
  where r.vendor = ${vendor} and r.status = 'open' and r.mode = 'real'
    and r.brand = any (${[...brands]}::text[])
  order by r.opened_at
  limit 100`;

export type ReplayRow = {
  vendor: string;
  brand: string;
  playerId: bigint;
  externalId: string;
  transaction: string | null;
};

export const readReplay = async (
  sql: Sql,
  { id, brands }: { id: string; brands: readonly string[] },
): Promise<ReplayRow | undefined> => {
  const [row] = await sql<ReplayRow>`
    select r.vendor, r.brand, r.player_id as "playerId", r.external_id as "externalId", (
        select m.external_id from round.movement_view m
        where m.player_id = r.player_id and m.round_id = r.id and m.kind = 'bet'
        order by m.created_at limit 1
      ) as transaction
    from round.rounds_view r
    where r.id = ${id}::bigint and r.brand = any (${[...brands]}::text[])`;
  return row;
};

/** The switch of a vendor, locked until the commit. */
export const lockSwitch = async (
  sql: Transaction,
  code: string,
): Promise<{ isEnabled: boolean } | undefined> => {
  const [row] = await sql<{ isEnabled: boolean }>`
    select enabled as "isEnabled" from gateway.profile where code = ${code} for update`;
  return row;
};

export const writeSwitch = (sql: Transaction, code: string, isEnabled: boolean): Promise<unknown> =>
  sql`update gateway.profile set enabled = ${isEnabled} where code = ${code}`;

/** The brands that list it; of a vendor that no brand lists, all of them. */
export const readBrandsOf = async (sql: Sql, code: string): Promise<string[]> => {
  const rows = await sql<{ brand: string }>`
    with listing as (select distinct brand from catalogue.vendor_view where code = ${code})
    select brand from listing
    union all
    select b.code from brand.brand_view b where not exists (select from listing)`;
  return rows.map(({ brand }) => brand);
};
