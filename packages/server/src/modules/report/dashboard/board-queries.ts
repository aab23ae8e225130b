import type { GameType } from '@parlour/contract/catalogue';
import type { Zone } from '@parlour/contract/time-zone';
import type { Sql } from '@parlour/node-kit/database/database';

/** The day that a brand has now, and the moments that its figures are compared at. */
export type BoardDay = {
  brand: string;
  name: string;
  currency: string;
  timeZone: Zone;
  day: string;
  now: Date;
  begins: Date;
  ends: Date;
  beganBefore: Date;
  /** The last full hour that is counted, and the same hour of the day before. */
  full: Date;
  fullBefore: Date;
  /** Up to when all activity is counted. */
  upto: Date;
};

export const readBrandDays = (sql: Sql, brands: readonly string[]): Promise<BoardDay[]> =>
  sql<BoardDay>`
    select b.code as brand, b.name, b.currency, b.time_zone as "timeZone", d.day::text, n.now,
      d.day::timestamp at time zone b.time_zone as begins,
      (d.day + 1)::timestamp at time zone b.time_zone as ends,
      (d.day - 1)::timestamp at time zone b.time_zone as "beganBefore",
      f.hour as full, (f.hour at time zone b.time_zone - interval '1 day')
        at time zone b.time_zone as "fullBefore",
      m.upto
    from brand.brand_view b
    cross join (select lib.now() as now) n
    cross join (select min(upto) as upto from activity.mark_view) m
    cross join lateral (select (n.now at time zone b.time_zone)::date as day) d
    cross join lateral (
      select greatest(date_trunc('hour', m.upto, b.time_zone),
        d.day::timestamp at time zone b.time_zone) as hour
    ) f
    where b.code = any(${brands}::text[])
    order by b.code`;

export type HourRow = {
  brand: string;
  currency: string;
  hour: Date;
  deposits: string;
  depositCount: string;
  withdrawals: string;
  gifts: string;
  commissions: string;
  rounds: string;
  stake: string;
  revenue: string;
};

/** The hours of two days of each brand. */
export const readHours = (sql: Sql, days: readonly BoardDay[]): Promise<HourRow[]> =>
  sql<HourRow>`
    select h.brand, h.currency, h.hour, sum(h.deposits)::text as deposits,
      sum(h.deposit_count)::text as "depositCount", sum(h.withdrawals)::text as withdrawals,
      sum(h.gifts)::text as gifts, sum(h.commissions)::text as commissions,
      sum(h.rounds)::text as rounds, sum(h.stake)::text as stake, sum(h.revenue)::text as revenue
    from unnest(${days.map(({ brand }) => brand)}::text[],
      ${days.map(({ beganBefore }) => beganBefore.toISOString())}::timestamptz[]) d(brand, since)
    join activity.brand_hour_view h on h.brand = d.brand and h.hour >= d.since
    group by h.brand, h.currency, h.hour
    order by h.hour`;

export type PlayersRow = {
  brand: string;
  currency: string;
  hour: Date;
  players: string;
  firstDeposits: string;
  upto: Date;
};

/** How many players the hours of two days of each brand had, since their day began. */
export const readPlayers = (sql: Sql, days: readonly BoardDay[]): Promise<PlayersRow[]> =>
  sql<PlayersRow>`
    select f.brand, f.currency, f.hour, f.players::text, f.first_deposits::text as "firstDeposits",
      f.upto
    from unnest(${days.map(({ brand }) => brand)}::text[], ${days.map(({ day }) => day)}::date[])
      d(brand, day)
    join report.brand_day f on f.brand = d.brand and f.day >= d.day - 1
    order by f.hour`;

export type PeopleRow = {
  brand: string;
  online: string;
  registered: string;
  atFull: string;
  before: string;
};

/** Who is here now, and who registered today, up to the full hour, and the day before up to it. */
export const readPeople = (sql: Sql, days: readonly BoardDay[]): Promise<PeopleRow[]> =>
  sql<PeopleRow>`
    with live as (
      select p.brand, count(distinct s.player_id) as online
      from session.sign_in_view s join player.player_view p on p.id = s.player_id
      where s.ended_at is null and s.active_at > lib.now() - interval '5 minutes'
      group by p.brand
    )
    select d.brand, coalesce(l.online, 0)::text as online, r.registered::text,
      r.at_full::text as "atFull", r.before::text
    from unnest(${days.map(({ brand }) => brand)}::text[],
      ${days.map(({ begins }) => begins.toISOString())}::timestamptz[],
      ${days.map(({ full }) => full.toISOString())}::timestamptz[],
      ${days.map(({ beganBefore }) => beganBefore.toISOString())}::timestamptz[],
      ${days.map(({ fullBefore }) => fullBefore.toISOString())}::timestamptz[])
      d(brand, begins, full_hour, began_before, full_before)
    left join live l on l.brand = d.brand
    cross join lateral (
      select count(*) filter (where p.registered_at >= d.begins) as registered,
        count(*) filter (where p.registered_at >= d.begins and p.registered_at < d.full_hour)
          as at_full,
        count(*) filter (where p.registered_at < d.full_before) as before
      from player.player_view p
      where p.brand = d.brand and p.type <> 4 and p.registered_at >= d.began_before
    ) r`;

export type WaitingRow = { brand: string; currency: string; amount: string; count: string };

/** What is on hold of each brand's players. */
export const readWaiting = (sql: Sql, brands: readonly string[]): Promise<WaitingRow[]> =>
  sql<WaitingRow>`
    select p.brand, h.currency, sum(h.amount)::text as amount, count(*)::text as count
    from ledger.hold_view h join player.player_view p on p.id = h.player_id
    where h.state = 'open' and h.currency <> 'FUN' and p.brand = any(${brands}::text[])
    group by p.brand, h.currency`;

export type OpenRow = {
  brand: string;
  vendor: string;
  currency: string;
  rounds: string;
  stake: string;
};

export const readOpenRounds = (sql: Sql, brands: readonly string[]): Promise<OpenRow[]> =>
  sql<OpenRow>`
    select brand, vendor, currency, rounds::text, stake::text
    from round.open_stake_view
    where brand = any(${brands}::text[]) and mode = 'real'`;

export type BoardVendor = {
  brand: string;
  vendor: string;
  name: string;
  gameTypes: GameType[];
  isEnabled: boolean;
  isMaintained: boolean;
};

/** The vendors of each brand, as its lists have them. */
export const readVendors = (sql: Sql, brands: readonly string[]): Promise<BoardVendor[]> =>
  sql<BoardVendor>`
    select v.brand, v.code as vendor, coalesce(f.name, v.code) as name,
      array_agg(v.game_type order by v.position, v.game_type) as "gameTypes",
      coalesce(f.enabled, true) and bool_or(v.enabled) as "isEnabled",
      bool_and(v.maintenance) as "isMaintained"
    from catalogue.vendor_view v
    left join gateway.profile_view f on f.code = v.code
    where v.brand = any(${brands}::text[])
    group by v.brand, v.code, f.name, f.enabled
    order by min(v.position), v.code
    limit 500`;

export type VendorSum = {
  brand: string;
  vendor: string;
  currency: string;
  stake: string;
  payout: string;
};

/** What the games of each vendor had on the day. */
export const readVendorSums = (sql: Sql, days: readonly BoardDay[]): Promise<VendorSum[]> =>
  sql<VendorSum>`
    select s.brand, g.vendor_code as vendor, s.currency, sum(s.stake)::text as stake,
      sum(s.payout)::text as payout
    from unnest(${days.map(({ brand }) => brand)}::text[], ${days.map(({ day }) => day)}::date[])
      d(brand, day)
    join activity.game_day_view s on s.brand = d.brand and s.day = d.day
    join catalogue.game_view g on g.id = s.game_id
    group by s.brand, g.vendor_code, s.currency`;
