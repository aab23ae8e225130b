-- Counts accepted movements of players whose play is counted, at most one of a player. Nearly all are
-- of the day of the player's row: then a bet adds to three sums, in one statement and without a time
-- zone. The rows are always found by their key, also by a plan that was made while the table was
-- empty.
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
  v_counted bigint;
  v_begun bigint;
begin
  update compliance.play_sum c
  set day_stake = c.day_stake + m.stake, week_stake = c.week_stake + m.stake,
    month_stake = c.month_stake + m.stake, day_loss = c.day_loss + m.loss,
    week_loss = c.week_loss + m.loss, month_loss = c.month_loss + m.loss,
    started_at = case when m.bets and c.last_at <= v_rested then p_now else c.started_at end,
    acknowledged_at = case when m.bets and c.last_at <= v_rested then p_now else c.acknowledged_at end,
    session_loss = case when m.bets and c.last_at <= v_rested then 0 else c.session_loss end + m.loss,
    last_at = case when m.bets then greatest(c.last_at, p_now) else c.last_at end
  from unnest(p_player, p_currency, p_stake, p_loss, p_undoes, p_bets) m(player, currency, stake, loss, undoes, bets)
  where c.player_id = m.player and c.currency = m.currency and not m.undoes and p_now < c.day_ends;
  get diagnostics v_counted = row_count;
  if v_counted = cardinality(p_player) then return; end if;

  v_begun := compliance.count_other_days(p_player, p_brand, p_currency, p_stake, p_loss, p_at, p_undoes, p_bets,
    p_now);
  if v_counted + v_begun < cardinality(p_player) then
    perform compliance.begin_rows(p_player, p_brand, p_currency, p_stake, p_loss, p_at, p_undoes, p_bets);
  end if;
end $$;

-- Counts the first movement of a day, and what is rolled back: that is given back to the period of the
-- movement it undoes, if that is the current one. Returns their number. A session begins with a bet.
create or replace function compliance.count_other_days(
  p_player bigint[], p_brand text[], p_currency text[], p_stake bigint[], p_loss bigint[],
  p_at timestamptz[], p_undoes boolean[], p_bets boolean[], p_now timestamptz
) returns bigint
language plpgsql
set enable_hashjoin = off
set enable_mergejoin = off
as $$
declare
  v_rested constant timestamptz := p_now - compliance.session_rest();
  v_counted bigint;
begin
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
    month_loss = compliance.added(c.month_loss, c.month, m.loss, m.month, m.undoes),
    started_at = case when m.bets and c.last_at <= v_rested then p_now else c.started_at end,
    acknowledged_at = case when m.bets and c.last_at <= v_rested then p_now else c.acknowledged_at end,
    session_loss = case when m.bets and c.last_at <= v_rested then 0 else c.session_loss end + m.loss,
    last_at = case when m.bets then greatest(c.last_at, p_now) else c.last_at end
  from compliance.dated(p_player, p_brand, p_currency, p_stake, p_loss, p_at, p_undoes, p_bets) m
  where c.player_id = m.player and c.currency = m.currency and (m.undoes or p_now >= c.day_ends);
  get diagnostics v_counted = row_count;
  return v_counted;
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

-- The first rows of players without any, with what a process of a version before play_sum has counted. A
-- bet begins the session too.
create or replace function compliance.begin_rows(
  p_player bigint[], p_brand text[], p_currency text[], p_stake bigint[], p_loss bigint[],
  p_at timestamptz[], p_undoes boolean[], p_bets boolean[]
) returns void
language sql
as $$
  insert into compliance.play_sum (player_id, currency, day, week, month, day_stake, week_stake, month_stake,
    day_loss, week_loss, month_loss, started_at, last_at, acknowledged_at, session_loss)
  select m.player, m.currency, m.day, m.week, m.month,
    coalesce(d.stake, 0) + m.stake, coalesce(w.stake, 0) + m.stake, coalesce(o.stake, 0) + m.stake,
    coalesce(d.loss, 0) + m.loss, coalesce(w.loss, 0) + m.loss, coalesce(o.loss, 0) + m.loss,
    s.began_at, s.began_at, s.began_at, case when m.bets then m.loss else 0 end
  from compliance.dated(p_player, p_brand, p_currency, p_stake, p_loss, p_at, p_undoes, p_bets) m
  cross join lateral (
    select case when m.bets then lib.now() else '-infinity' end as began_at
  ) s
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
