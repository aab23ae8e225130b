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
    insert into compliance.play_counter (player_id, currency, period, starts, stake, loss)
    with span as (
      select p.period, p.starts, p.starts::timestamp at time zone ${zone} as begins
      from (
        select period, compliance.period_start(period, ${zone}, lib.now()) as starts
        from unnest(array['day', 'week', 'month']) period
      ) p
    ), played as materialized (
      select m.currency, m.created_at, m.stake, m.loss
      from round.live_movement_view m
      where m.player_id = ${playerId}::bigint
        and m.created_at >= (select min(begins) from span)
        and m.opened_at >= (select min(begins) - interval '31 days' from span)
    )
    select ${playerId}::bigint, c.currency, s.period, s.starts,
      coalesce(sum(m.stake), 0), coalesce(sum(m.loss), 0)
    from span s
    cross join (
      select ${currency}::text as currency
      union
      select currency from wallet.pocket_view
      where player_id = ${playerId}::bigint and currency <> 'FUN'
    ) c
    left join played m on m.currency = c.currency and m.created_at >= s.begins
    group by c.currency, s.period, s.starts
    on conflict (player_id, currency, period) do update
    set starts = excluded.starts, stake = excluded.stake, loss = excluded.loss`;
};
