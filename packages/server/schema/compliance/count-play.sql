-- Counts accepted movements of players whose play is counted, at most one of a player. What is
-- rolled back is given back to the period of the movement it undoes, if that is the current one.
-- The rows are always found by their key, also by a plan that was made while the tables were empty.
create or replace function compliance.count_play(
  p_player bigint[], p_brand text[], p_currency text[], p_stake bigint[], p_loss bigint[],
  p_at timestamptz[], p_undoes boolean[], p_bets boolean[], p_now timestamptz
) returns void
language plpgsql
set enable_hashjoin = off
set enable_mergejoin = off
as $$
declare
  v_rested constant timestamptz := p_now - compliance.session_rest();
  v_sums bigint;
  v_sessions bigint;
begin
  -- One statement: starting another costs as much as some rows.
  with moved as (
    select * from compliance.dated(p_player, p_brand, p_currency, p_stake, p_loss, p_at, p_undoes, p_bets)
  ), sums as (
    update compliance.play_sum c
    -- A clock that is set back over midnight does not begin an earlier period.
    set day = case when m.undoes then c.day else greatest(c.day, m.day) end,
      week = case when m.undoes then c.week else greatest(c.week, m.week) end,
      month = case when m.undoes then c.month else greatest(c.month, m.month) end,
      day_stake = compliance.added(c.day_stake, c.day, m.stake, m.day, m.undoes),
      week_stake = compliance.added(c.week_stake, c.week, m.stake, m.week, m.undoes),
      month_stake = compliance.added(c.month_stake, c.month, m.stake, m.month, m.undoes),
      day_loss = compliance.added(c.day_loss, c.day, m.loss, m.day, m.undoes),
      week_loss = compliance.added(c.week_loss, c.week, m.loss, m.week, m.undoes),
      month_loss = compliance.added(c.month_loss, c.month, m.loss, m.month, m.undoes)
    from moved m
    where c.player_id = m.player and c.currency = m.currency
    returning 1
  ), sessions as (
    update compliance.play_session s
    set started_at = case when m.bets and s.last_at <= v_rested then p_now else s.started_at end,
      acknowledged_at = case when m.bets and s.last_at <= v_rested then p_now else s.acknowledged_at end,
      loss = case when m.bets and s.last_at <= v_rested then 0 else s.loss end + m.loss,
      last_at = case when m.bets then greatest(s.last_at, p_now) else s.last_at end
    from moved m
    where s.player_id = m.player and s.currency = m.currency
    returning 1
  )
  select (select count(*) from sums), (select count(*) from sessions) into v_sums, v_sessions;

  if v_sums < cardinality(p_player) then
    perform compliance.begin_sums(p_player, p_brand, p_currency, p_stake, p_loss, p_at, p_undoes);
  end if;
  if v_sessions < cardinality(p_player) then
    insert into compliance.play_session (player_id, currency, started_at, last_at, acknowledged_at, loss)
    select m.player, m.currency, p_now, p_now, p_now, m.loss
    from unnest(p_player, p_currency, p_loss, p_bets) m(player, currency, loss, bets)
    where m.bets
    on conflict (player_id, currency) do nothing;
  end if;
end $$;

-- A sum of a period after a movement of the period p_moved: another period begins at zero, and what
-- is undone is taken from its own period alone.
create or replace function compliance.added(
  p_sum numeric, p_starts date, p_amount bigint, p_moved date, p_undoes boolean
) returns numeric
language sql immutable parallel safe
as $$
  select case
    when p_undoes then p_sum + case when p_moved = p_starts then p_amount else 0 end
    when p_moved > p_starts then p_amount
    else p_sum + p_amount
  end
$$;

-- Movements with the first days of their periods, in the time zones of their brands.
create or replace function compliance.dated(
  p_player bigint[], p_brand text[], p_currency text[], p_stake bigint[], p_loss bigint[],
  p_at timestamptz[], p_undoes boolean[], p_bets boolean[]
) returns table (
  player bigint, currency text, stake bigint, loss bigint, undoes boolean, bets boolean, day date, week date,
  month date
)
language sql stable
as $$
  select m.player, m.currency, m.stake, m.loss, m.undoes, m.bets, date_trunc('day', z.local)::date,
    date_trunc('week', z.local)::date, date_trunc('month', z.local)::date
  from unnest(p_player, p_brand, p_currency, p_stake, p_loss, p_at, p_undoes, p_bets)
    m(player, brand, currency, stake, loss, at, undoes, bets)
  join brand.brand b on b.code = m.brand
  cross join lateral (select m.at at time zone b.time_zone as local offset 0) z
$$;

-- The first sums of players without any, with what a process of the version before has counted.
create or replace function compliance.begin_sums(
  p_player bigint[], p_brand text[], p_currency text[], p_stake bigint[], p_loss bigint[],
  p_at timestamptz[], p_undoes boolean[]
) returns void
language sql
as $$
  insert into compliance.play_sum (player_id, currency, day, week, month, day_stake, week_stake, month_stake,
    day_loss, week_loss, month_loss)
  select m.player, m.currency, m.day, m.week, m.month,
    coalesce(d.stake, 0) + m.stake, coalesce(w.stake, 0) + m.stake, coalesce(o.stake, 0) + m.stake,
    coalesce(d.loss, 0) + m.loss, coalesce(w.loss, 0) + m.loss, coalesce(o.loss, 0) + m.loss
  from compliance.dated(p_player, p_brand, p_currency, p_stake, p_loss, p_at, p_undoes, p_undoes) m
  left join compliance.play_counter d on d.player_id = m.player and d.currency = m.currency
    and d.period = 'day' and d.starts = m.day
  left join compliance.play_counter w on w.player_id = m.player and w.currency = m.currency
    and w.period = 'week' and w.starts = m.week
  left join compliance.play_counter o on o.player_id = m.player and o.currency = m.currency
    and o.period = 'month' and o.starts = m.month
  where not m.undoes
  on conflict (player_id, currency) do nothing
$$;

-- The sums by period, a row each.
create or replace view compliance.play_counter_view as
select s.player_id, s.currency, p.period, p.starts, p.stake, p.loss
from compliance.play_sum s
cross join lateral (values
  ('day', s.day, s.day_stake, s.day_loss),
  ('week', s.week, s.week_stake, s.week_loss),
  ('month', s.month, s.month_stake, s.month_loss)
) p(period, starts, stake, loss);
