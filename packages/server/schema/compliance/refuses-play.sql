-- Why the limits of a player refuse a bet of this stake now; null when they do not. Only called for
-- a player whose play is counted, under the lock of the player's accounts. Play money has no limits.
create or replace function compliance.refuses_play(
  p_standing compliance.player_state, p_brand text, p_currency text, p_stake bigint, p_now timestamptz
) returns text
language plpgsql stable
as $$
declare
  v_zone constant text := compliance.zone_of(p_brand);
  v_started timestamptz;
  v_acknowledged timestamptz;
begin
  if p_currency = 'FUN' then return null; end if;
  if exists (
    select from compliance.play_limit l
    left join compliance.play_counter c on c.player_id = l.player_id and c.currency = l.currency
      and c.period = l.period and c.starts >= compliance.period_start(l.period, v_zone, p_now)
    where l.player_id = p_standing.player_id and l.currency = p_currency and l.kind in ('stake', 'loss')
      and case l.kind when 'stake' then coalesce(c.stake, 0) else coalesce(c.loss, 0) end + p_stake > l.amount
  ) then return 'limit_exceeded'; end if;

  select min(s.started_at), min(s.acknowledged_at) into v_started, v_acknowledged
  from compliance.play_session s
  where s.player_id = p_standing.player_id and s.last_at > p_now - compliance.session_rest();
  if v_started is null then return null; end if;
  if p_now >= v_acknowledged + make_interval(mins => p_standing.reality_minutes) then
    return 'limit_exceeded';
  end if;
  return (
    select 'limit_exceeded' from compliance.play_limit l
    where l.player_id = p_standing.player_id and l.kind = 'session'
      and p_now >= v_started + make_interval(mins => l.amount::integer)
    limit 1
  );
end $$;
