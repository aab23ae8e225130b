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
  // A movement may come thirty days after its round was opened; an index finds rounds by that.
  await sql`
    insert into compliance.play_counter (player_id, currency, period, starts, stake, loss)
    select ${playerId}::bigint, c.currency, p.period, p.starts,
      coalesce(sum(m.stake), 0), coalesce(sum(m.loss), 0)
    from (
      select period, compliance.period_start(period, ${zone}, lib.now()) as starts
      from unnest(array['day', 'week', 'month']) period
    ) p
    cross join (
      select ${currency}::text as currency
      union
      select currency from wallet.pocket_view
      where player_id = ${playerId}::bigint and currency <> 'FUN'
    ) c
    left join round.live_movement_view m on m.player_id = ${playerId}::bigint
      and m.currency = c.currency
      and m.created_at >= p.starts::timestamp at time zone ${zone}
      and m.opened_at >= p.starts::timestamp at time zone ${zone} - interval '31 days'
    group by c.currency, p.period, p.starts
    on conflict (player_id, currency, period) do update
    set starts = excluded.starts, stake = excluded.stake, loss = excluded.loss`;
};
