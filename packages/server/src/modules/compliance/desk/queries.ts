import type { LimitKind } from '@parlour/contract/compliance';
import type { Zone } from '@parlour/contract/time-zone';
import type { Sql } from '@parlour/node-kit/database/database';

type Owner = { id: string; brand: string; currency: string; zone: Zone };

/** A player of one of these brands, with the calendar of their brand. */
export const readOwner = async (
  sql: Sql,
  { brands, playerId }: { brands: readonly string[]; playerId: string },
): Promise<Owner | undefined> => {
  const [row] = await sql<Owner>`
    select p.id::text, p.brand, p.currency, b.time_zone as zone
    from player.player_view p
    join brand.brand_view b on b.code = p.brand
    where p.id = ${playerId}::bigint and p.brand = any(${[...brands]}::text[])`;
  return row;
};

export type LimitChangeRow = {
  id: string;
  act: string;
  kind: LimitKind | null;
  period: string | null;
  currency: string | null;
  amount: bigint | null;
  at: Date;
};

/** What the player changed about their own play, the newest first. */
export const listLimitChanges = (
  sql: Sql,
  playerId: string,
  most: number,
): Promise<LimitChangeRow[]> =>
  sql<LimitChangeRow>`
    select id::text, act, kind, period, currency, amount, at
    from compliance.limit_change
    where player_id = ${playerId}::bigint
    order by id desc
    limit ${most}`;

export type PlayedDayRow = { day: string; seconds: number; rounds: number };

/**
 * How long a player played for money on each of the last seven days of the zone: from the first
 * round after a rest to the last one before the next. Whole stretches count on the day on which
 * they began. At most the last 20,000 rounds are looked at.
 */
export const listPlayedDays = (
  sql: Sql,
  { playerId, zone }: { playerId: string; zone: string },
): Promise<PlayedDayRow[]> =>
  sql<PlayedDayRow>`
    with bounds as (
      select (compliance.period_start('day', ${zone}, lib.now()) - 6)::timestamp
        at time zone ${zone} as since
    ),
    played as (
      select r.opened_at, r.last_at,
        r.opened_at - lag(r.last_at) over (order by r.opened_at) > compliance.session_rest()
          as rested
      from (
        select opened_at, greatest(opened_at, coalesce(last_at, opened_at)) as last_at
        from round.rounds_view, bounds
        where player_id = ${playerId}::bigint and opened_at >= since and currency <> 'FUN'
        order by opened_at desc
        limit 20000
      ) r
    ),
    numbered as (
      select opened_at, last_at,
        count(*) filter (where rested) over (order by opened_at) as stretch
      from played
    ),
    stretches as (
      select min(opened_at) as began, max(last_at) as ended, count(*) as rounds
      from numbered
      group by stretch
    )
    select (began at time zone ${zone})::date::text as day,
      floor(sum(extract(epoch from ended - began)))::integer as seconds,
      sum(rounds)::integer as rounds
    from stretches
    group by 1
    order by 1 desc`;
