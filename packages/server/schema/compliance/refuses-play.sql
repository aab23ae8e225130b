-- Why the limits of a player refuse a bet of this stake now; null when they do not. Only called for
-- a player whose play is counted, under the lock of the player's accounts. Play money has no limits.
-- The time of a session counts in all currencies of the player.
-- PostgreSQL inlines it into the asking statement, as one query that a batch of bets starts once: a
-- call a bet costs four times as much. One table and no aggregate, as starting each costs too.
create or replace function compliance.refuses_play_2(
  p_standing compliance.player_state, p_brand text, p_currency text, p_stake bigint, p_now timestamptz
) returns table (refusal text)
language sql stable
as $$
  select 'limit_exceeded'
  from compliance.play_sum c
  where c.player_id = p_standing.player_id and p_currency <> 'FUN' and (
    c.last_at > p_now - compliance.session_rest() and (
      p_now >= c.acknowledged_at + make_interval(mins => p_standing.reality_minutes)
      or p_now >= c.started_at + make_interval(mins => c.most_minutes)
    )
    or c.currency = p_currency and (
      p_stake + case when p_now < c.day_ends then c.day_stake else 0 end > c.most_day_stake
      or p_stake + case when p_now < c.week_ends then c.week_stake else 0 end > c.most_week_stake
      or p_stake + case when p_now < c.month_ends then c.month_stake else 0 end > c.most_month_stake
      or p_stake + case when p_now < c.day_ends then c.day_loss else 0 end > c.most_day_loss
      or p_stake + case when p_now < c.week_ends then c.week_loss else 0 end > c.most_week_loss
      or p_stake + case when p_now < c.month_ends then c.month_loss else 0 end > c.most_month_loss
    )
  )
  limit 1
$$;
