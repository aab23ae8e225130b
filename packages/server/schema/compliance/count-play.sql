-- Counts accepted movements of players whose play is counted, at most one of a player. What is
-- rolled back is given back to the period of the movement it undoes, if that is the current one.
create or replace function compliance.count_play(
  p_player bigint[], p_brand text[], p_currency text[], p_stake bigint[], p_loss bigint[],
  p_at timestamptz[], p_undoes boolean[], p_bets boolean[], p_now timestamptz
) returns void
language plpgsql
as $$
begin
  insert into compliance.play_counter as c (player_id, currency, period, starts, stake, loss)
  select m.player, m.currency, w.period,
    -- A clock that is set back over midnight does not begin an earlier period.
    case when m.undoes then w.starts else greatest(w.starts, k.starts) end, m.stake, m.loss
  from unnest(p_player, p_brand, p_currency, p_stake, p_loss, p_at, p_undoes)
    m(player, brand, currency, stake, loss, at, undoes)
  cross join lateral (
    select p.period, compliance.period_start(p.period, compliance.zone_of(m.brand), m.at) as starts
    from unnest(array['day', 'week', 'month']) p(period)
  ) w
  left join compliance.play_counter k on k.player_id = m.player and k.currency = m.currency and k.period = w.period
  where not m.undoes or k.starts = w.starts
  on conflict (player_id, currency, period) do update
  set starts = excluded.starts,
    stake = case when c.starts = excluded.starts then c.stake else 0 end + excluded.stake,
    loss = case when c.starts = excluded.starts then c.loss else 0 end + excluded.loss;

  insert into compliance.play_session as s (player_id, currency, started_at, last_at, acknowledged_at, loss)
  select m.player, m.currency, p_now, p_now, p_now, m.loss
  from unnest(p_player, p_currency, p_loss, p_bets) m(player, currency, loss, bets)
  where m.bets
  on conflict (player_id, currency) do update
  set started_at = case when s.last_at <= p_now - compliance.session_rest() then p_now else s.started_at end,
    acknowledged_at = case when s.last_at <= p_now - compliance.session_rest() then p_now
      else s.acknowledged_at end,
    loss = case when s.last_at <= p_now - compliance.session_rest() then 0 else s.loss end + excluded.loss,
    last_at = greatest(s.last_at, p_now);

  update compliance.play_session s set loss = s.loss + m.loss
  from unnest(p_player, p_currency, p_loss, p_bets) m(player, currency, loss, bets)
  where not m.bets and s.player_id = m.player and s.currency = m.currency;
end $$;
