import type { RoundEnding } from '@parlour/contract/report/rounds';
import type { RoundStatus } from '@parlour/contract/round';
import type { Sql } from '@parlour/node-kit/database/database';

/** The filter: a player's real rounds, opened on the days from–to of a time zone. */
export type RoundFilter = {
  playerId: string;
  currency: string;
  from: string;
  to: string;
  before: string | null;
  timeZone: string;
  gameType: string | null;
  vendorCode: string | null;
  gameCode: string | null;
  ending: RoundEnding | null;
  /** Only what is listed after this round. */
  after?: { openedText: string; id: bigint };
};

export type RoundReportRow = {
  id: bigint;
  gameCode: string;
  vendor: string;
  names: Record<string, string>;
  gameType: string;
  stake: bigint;
  payout: bigint;
  status: RoundStatus;
  openedAt: Date;
  isVoided: boolean;
  /** The same to the microsecond. */
  openedText: string;
};

// A round belongs to the day on which it was opened, whenever it was paid.
export const readRounds = (
  sql: Sql,
  filter: RoundFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<RoundReportRow[]> =>
  sql<RoundReportRow>`
    select r.id, g.code as "gameCode", r.vendor, g.names,
      coalesce(g.game_type, 'RNG') as "gameType", r.stake, r.payout, r.status,
      r.voided_at is not null as "isVoided", r.opened_at as "openedAt",
      r.opened_at::text as "openedText"
    from report.round_view r
    join catalogue.game_view g on g.id = r.game_id
    where r.player_id = ${filter.playerId}::bigint and r.currency = ${filter.currency}
      and r.mode = 'real'
      and r.opened_at >= ${filter.from}::date::timestamp at time zone ${filter.timeZone}
      and r.opened_at < (${filter.to}::date + 1)::timestamp at time zone ${filter.timeZone}
      and (${filter.before}::timestamptz is null or r.opened_at < ${filter.before}::timestamptz)
      and (${filter.gameType}::text is null or g.game_type = ${filter.gameType})
      and (${filter.vendorCode}::text is null or r.vendor = ${filter.vendorCode})
      and (${filter.gameCode}::text is null or g.code = ${filter.gameCode})
      and (${filter.ending}::text is null or r.ending = ${filter.ending})
      and (${filter.after?.openedText ?? null}::timestamptz is null or (r.opened_at, r.id)
        < (${filter.after?.openedText ?? null}::timestamptz, ${filter.after?.id ?? null}::bigint))
    order by r.opened_at desc, r.id desc
    limit ${limit} offset ${offset}`;

type PlayedGame = { vendor: string; code: string; names: Record<string, string> };

export type RoundTotalsRow = {
  rounds: string;
  stake: string;
  payout: string;
  /** The games of the days without the filter, the most played first. */
  games: PlayedGame[];
};

/**
 * Over all rounds of the filter, not only a page of them. The rounds of the days are read once and
 * added up by game and ending; the totals and the games to choose from follow from these sums. They
 * may exceed 64 bits, so they are numerics.
 */
export const readTotals = async (sql: Sql, filter: RoundFilter): Promise<RoundTotalsRow> => {
  const [row] = await sql<RoundTotalsRow>`
    with played as materialized (
      select r.game_id, r.ending, count(*) as rounds, sum(r.stake) as stake,
        sum(r.payout) as payout
      from report.round_view r
      where r.player_id = ${filter.playerId}::bigint and r.currency = ${filter.currency}
        and r.mode = 'real'
        and r.opened_at >= ${filter.from}::date::timestamp at time zone ${filter.timeZone}
        and r.opened_at < (${filter.to}::date + 1)::timestamp at time zone ${filter.timeZone}
        and (${filter.before}::timestamptz is null or r.opened_at < ${filter.before}::timestamptz)
      group by r.game_id, r.ending
    ), sums as materialized (
      select p.*, g.vendor_code, g.code, g.names, g.game_type
      from played p join catalogue.game_view g on g.id = p.game_id
    )
    select coalesce(sum(rounds), 0)::text as rounds, coalesce(sum(stake), 0)::text as stake,
      coalesce(sum(payout), 0)::text as payout, coalesce((
        select jsonb_agg(jsonb_build_object(
          'vendor', m.vendor_code, 'code', m.code, 'names', m.names) order by m.rounds desc, m.code)
        from (
          select vendor_code, code, names, sum(rounds) as rounds
          from sums
          group by vendor_code, code, names
          order by sum(rounds) desc, code
          limit 200
        ) m), '[]') as games
    from sums
    where (${filter.gameType}::text is null or game_type = ${filter.gameType})
      and (${filter.vendorCode}::text is null or vendor_code = ${filter.vendorCode})
      and (${filter.gameCode}::text is null or code = ${filter.gameCode})
      and (${filter.ending}::text is null or ending = ${filter.ending})`;
  return row!;
};

export type DaySums = {
  day: string;
  rounds: string;
  stake: string;
  payout: string;
  corrections: number;
};

/** The days on which a player played, and up to when they are counted: of one moment. */
export const readPlayedDays = async (
  sql: Sql,
  { playerId, currency }: { playerId: string; currency: string },
  { from, to }: { from: string; to: string },
): Promise<{ days: DaySums[]; asOf: Date }> => {
  const [row] = await sql<{ days: DaySums[]; asOf: Date }>`
    select as_of as "asOf", days
    from report.played_days(${playerId}::bigint, ${currency}, ${from}::date, ${to}::date)`;
  return row!;
};
