import type { Transaction } from '@parlour/node-kit/database/database';

type Counted = { playerId: string; currency: string; zone: string };

/**
 * From here on the player's bets are counted. What was played before in the current day, week and
 * month is summed up once, from the movements. The caller has locked the player's accounts.
 */
export const beginCounting = async (
  sql: Transaction,
  { playerId, currency, zone }: Counted,
): Promise<void> => {
  const begun = await sql`
    insert into compliance.player_state as s (player_id, state, counts_play)
    values (${playerId}::bigint, 'active', true)
    on conflict (player_id) do update set counts_play = true where not s.counts_play
    returning player_id`;
  if (begun.length === 0) return;
  // A movement may come thirty days after its round was opened; an index finds rounds by that. The
  // movements are read once for all three periods: a player may have a hundred thousand.
  await sql`
    insert into compliance.play_sum (player_id, currency, day, week, month, day_stake, week_stake,
      month_stake, day_loss, week_loss, month_loss)
    with span as (
      select p.day, p.week, p.month, p.day::timestamp at time zone ${zone} as day_begins,
        p.week::timestamp at time zone ${zone} as week_begins,
        p.month::timestamp at time zone ${zone} as month_begins
      from (
        select compliance.period_start('day', ${zone}, lib.now()) as day,
          compliance.period_start('week', ${zone}, lib.now()) as week,
          compliance.period_start('month', ${zone}, lib.now()) as month
      ) p
    ), played as materialized (
      select m.currency, m.created_at, m.stake, m.loss
      from round.live_movement_view m
      where m.player_id = ${playerId}::bigint
        and m.created_at >= (select least(week_begins, month_begins) from span)
        and m.opened_at >= (select least(week_begins, month_begins) - interval '31 days' from span)
    )
    select ${playerId}::bigint, c.currency, s.day, s.week, s.month,
      coalesce(sum(m.stake) filter (where m.created_at >= s.day_begins), 0),
      coalesce(sum(m.stake) filter (where m.created_at >= s.week_begins), 0),
      coalesce(sum(m.stake) filter (where m.created_at >= s.month_begins), 0),
      coalesce(sum(m.loss) filter (where m.created_at >= s.day_begins), 0),
      coalesce(sum(m.loss) filter (where m.created_at >= s.week_begins), 0),
      coalesce(sum(m.loss) filter (where m.created_at >= s.month_begins), 0)
    from span s
    cross join (
      select ${currency}::text as currency
      union
      select currency from wallet.pocket_view
      where player_id = ${playerId}::bigint and currency <> 'FUN'
    ) c
    left join played m on m.currency = c.currency
    group by c.currency, s.day, s.week, s.month
    on conflict (player_id, currency) do update
    set day = excluded.day, week = excluded.week, month = excluded.month,
      day_stake = excluded.day_stake, week_stake = excluded.week_stake,
      month_stake = excluded.month_stake, day_loss = excluded.day_loss,
      week_loss = excluded.week_loss, month_loss = excluded.month_loss`;
};
