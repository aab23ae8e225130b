-- The sums of brands by the hour and of games by the day, from the changes of one window, all of it
-- at the hour of p_at.

create or replace function activity.add_hours(
  p_deltas activity.delta[], p_cash activity.cash_delta[], p_at timestamptz
) returns void
language sql
as $$
  insert into activity.brand_hour as h (brand, hour, currency, category, share, rounds, stake, payout, vendor_paid,
    revenue, deposits, deposit_count, withdrawals, gifts, commissions)
  select s.brand, date_trunc('hour', p_at, b.time_zone), s.currency, s.category, s.share, sum(s.rounds),
    sum(s.stake), sum(s.payout), sum(s.vendor_paid), sum(s.revenue), sum(s.deposits), sum(s.deposit_count),
    sum(s.withdrawals), sum(s.gifts), sum(s.commissions)
  from (
    select brand, currency, category, player_id % 4 as share, rounds, stake, payout, vendor_paid, revenue,
      0 as deposits, 0 as deposit_count, 0 as withdrawals, 0 as gifts, 0 as commissions
    from unnest(p_deltas)
    where (rounds, stake, payout, vendor_paid, revenue)
      is distinct from (0::bigint, 0::numeric, 0::numeric, 0::numeric, 0::numeric)
    union all
    select brand, currency, '-', player_id % 4, 0, 0, 0, 0, 0, deposits, deposit_count, withdrawals, gifts,
      commissions
    from unnest(p_cash)
    where (deposits, deposit_count, withdrawals, gifts, commissions)
      is distinct from (0::numeric, 0::bigint, 0::numeric, 0::numeric, 0::numeric)
  ) s
  join brand.brand b on b.code = s.brand
  group by s.brand, b.time_zone, s.currency, s.category, s.share
  on conflict (brand, hour, currency, category, share) do update
  set rounds = h.rounds + excluded.rounds, stake = h.stake + excluded.stake,
    payout = h.payout + excluded.payout, vendor_paid = h.vendor_paid + excluded.vendor_paid,
    revenue = h.revenue + excluded.revenue, deposits = h.deposits + excluded.deposits,
    deposit_count = h.deposit_count + excluded.deposit_count,
    withdrawals = h.withdrawals + excluded.withdrawals, gifts = h.gifts + excluded.gifts,
    commissions = h.commissions + excluded.commissions
$$;

create or replace function activity.add_games(p_deltas activity.delta[]) returns void
language sql
as $$
  insert into activity.game_day as g (brand, day, game_id, currency, share, rounds, stake, stake_squares, payout)
  select brand, day, game_id, currency, player_id % 4, sum(rounds), sum(stake), sum(stake_squares), sum(payout)
  from unnest(p_deltas)
  where (rounds, stake, payout) is distinct from (0::bigint, 0::numeric, 0::numeric)
  group by brand, day, game_id, currency, player_id % 4
  on conflict (brand, day, game_id, currency, share) do update
  set rounds = g.rounds + excluded.rounds, stake = g.stake + excluded.stake,
    stake_squares = g.stake_squares + excluded.stake_squares, payout = g.payout + excluded.payout
$$;

-- What the recount of a day's parts comes to; each part is added once.
create or replace function activity.note_recounted(p_deltas activity.delta[], p_cash activity.cash_delta[])
returns void
language plpgsql
as $$
begin
  insert into pg_temp.read_total (category, currency, rounds, stake, stake_squares, payout, vendor_paid, revenue,
    deposits, withdrawals, gifts, commissions)
  select category, currency, rounds, stake, 0, payout, vendor_paid, revenue, 0, 0, 0, 0 from unnest(p_deltas)
  union all
  select 'game ' || game_id, currency, rounds, stake, stake_squares, payout, 0, 0, 0, 0, 0, 0 from unnest(p_deltas)
  union all
  select '-', currency, 0, 0, 0, 0, 0, 0, deposits, withdrawals, gifts, commissions from unnest(p_cash);
end $$;

-- Where the hours and the games of a day differ from its recount; player 0 stands for all. A day that
-- began before these sums did is not compared.
create or replace function activity.brand_differences(p_brand text, p_day date) returns setof activity.found
language plpgsql
as $$
declare
  v_day record;
begin
  select * into v_day from activity.day_edges(p_brand, p_day);
  if v_day.begins < (select at from activity.hours_begin) then return; end if;
  return query
  select 0::bigint, e.currency, e.category, v.figure, sum(v.counted), sum(v.recounted)
  from (
    select h.category, h.currency, true as is_counted, h.rounds, h.stake, 0 as stake_squares, h.payout,
      h.vendor_paid, h.revenue, h.deposits, h.withdrawals, h.gifts, h.commissions
    from activity.brand_hour h
    where h.brand = p_brand and h.hour >= v_day.begins and h.hour < v_day.ends
    union all
    select 'game ' || g.game_id, g.currency, true, g.rounds, g.stake, g.stake_squares, g.payout, 0, 0, 0, 0, 0, 0
    from activity.game_day g where g.brand = p_brand and g.day = p_day
    union all
    select t.category, t.currency, false, t.rounds, t.stake, t.stake_squares, t.payout, t.vendor_paid, t.revenue,
      t.deposits, t.withdrawals, t.gifts, t.commissions
    from pg_temp.read_total t
  ) e
  cross join lateral (values
    ('rounds', e.rounds::numeric), ('stake', e.stake), ('stake_squares', e.stake_squares), ('payout', e.payout),
    ('vendor_paid', e.vendor_paid), ('revenue', e.revenue), ('deposits', e.deposits),
    ('withdrawals', e.withdrawals), ('gifts', e.gifts), ('commissions', e.commissions)
  ) f(figure, value)
  cross join lateral (
    select f.figure, case when e.is_counted then f.value else 0 end as counted,
      case when e.is_counted then 0 else f.value end as recounted
  ) v
  group by e.currency, e.category, v.figure
  having sum(v.counted) <> sum(v.recounted);
end $$;

-- Replaces an hour of a brand's counted day by its recount; its first hour removes the sums of the
-- games, and the others add theirs. False when the day has no such hour.
create or replace function activity.rebuild_hour(p_brand text, p_day date, p_hour integer) returns boolean
language plpgsql
as $$
declare
  v_day record;
  v_from timestamptz;
  v_to timestamptz;
  v_deltas activity.delta[];
begin
  select * into v_day from activity.day_edges(p_brand, p_day);
  if not v_day.is_counted then
    raise exception 'a day is rebuilt when all of it was counted' using errcode = 'invalid_parameter_value';
  end if;
  perform lib.one_at_a_time('activity.rebuild_hour');
  v_from := v_day.begins + make_interval(hours => p_hour);
  v_to := least(v_from + interval '1 hour', v_day.ends);
  if v_from >= v_day.ends then return false; end if;
  if p_hour = 0 then
    delete from activity.game_day where brand = p_brand and day = p_day;
    delete from activity.brand_hour where brand = p_brand and hour >= v_day.begins and hour < v_day.ends;
  end if;
  v_deltas := array(
    select d from activity.deltas(activity.touched(1, 0, v_from, v_to), v_from, v_to) d where d.brand = p_brand);
  perform activity.add_games(v_deltas), activity.add_hours(v_deltas,
    array(select d from activity.cash_deltas(1, 0, v_from, v_to) d where d.brand = p_brand), v_from);
  return true;
end $$;
