-- Folds the activity of players to figures of the console.

-- Counts the players of a brand's day, up to the moment that all of the activity is counted to.
create or replace function report.fold_day(p_brand text) returns void
language plpgsql
set enable_seqscan = off
set plan_cache_mode = force_custom_plan
as $$
declare
  v_upto constant timestamptz := (select min(upto) from activity.mark_view);
  -- What is counted up to an edge belongs to the hour before it.
  v_last constant timestamptz := v_upto - interval '1 microsecond';
  v_brand record;
  v_day date;
begin
  select time_zone, currency into v_brand from brand.brand_view where code = p_brand;
  v_day := (v_last at time zone v_brand.time_zone)::date;
  insert into report.brand_day as f (brand, day, hour, currency, players, first_deposits, upto)
  select p_brand, v_day, date_trunc('hour', v_last, v_brand.time_zone), e.currency, sum(e.players),
    sum(e.first_deposits), v_upto
  from (
    select v_brand.currency as currency, 0 as players, 0 as first_deposits
    union all
    select d.currency, count(distinct d.player_id), 0
    from activity.day_view d
    join player.player_view p on p.id = d.player_id and p.brand = p_brand
    where d.day = v_day and d.stake > 0
    group by d.currency
    union all
    select c.currency, 0, count(*)
    from activity.cash_view c
    join player.player_view p on p.id = c.player_id and p.brand = p_brand
    where c.day = v_day and c.deposit_count > 0
      and not exists (
        select from activity.cash_view e
        where e.player_id = c.player_id and e.day < c.day and e.currency = c.currency and e.deposit_count > 0
      )
    group by c.currency
  ) e
  group by e.currency
  on conflict (brand, day, hour, currency) do update
  set players = excluded.players, first_deposits = excluded.first_deposits, upto = excluded.upto;
end $$;

-- Sums the thirty days of these players, which end with the brand's today.
create or replace function report.sum_30d(p_players bigint[]) returns void
language sql
as $$
  with sum as materialized (
    select p.id, p.brand, p.currency, t.today, c.deposits, c.withdrawals
    from player.player_view p
    join brand.brand_view b on b.code = p.brand
    cross join lateral (select (lib.now() at time zone b.time_zone)::date as today) t
    cross join lateral (
      select coalesce(sum(c.deposits), 0) as deposits, coalesce(sum(c.withdrawals), 0) as withdrawals
      from activity.cash_view c
      where c.player_id = p.id and c.currency = p.currency and c.day > t.today - 30 and c.day <= t.today
    ) c
    where p.id = any (p_players)
  ), gone as (
    delete from report.player_30d f using sum s
    where f.player_id = s.id and s.deposits = 0 and s.withdrawals = 0
  )
  insert into report.player_30d (player_id, brand, currency, day, deposits, withdrawals, net)
  select s.id, s.brand, s.currency, s.today, s.deposits, s.withdrawals, s.deposits - s.withdrawals
  from sum s
  where s.deposits <> 0 or s.withdrawals <> 0
  on conflict (player_id) do update
  set brand = excluded.brand, currency = excluded.currency, day = excluded.day, deposits = excluded.deposits,
    withdrawals = excluded.withdrawals, net = excluded.net
$$;

-- Sums the players of a share whose money was counted since the cursor, some batches at a time. Returns
-- how many there were: 0 when there is none, or another process does it.
create or replace function report.move_30d(p_share integer, p_most integer) returns integer
language plpgsql
set enable_seqscan = off
as $$
declare
  v_batch bigint;
  v_upto bigint;
  v_players bigint[];
begin
  select batch into v_batch from report.cursor
  where reader = 'player_30d' and share = p_share for update skip locked;
  if not found then return 0; end if;
  select max(batch) into v_upto
  from (
    select c.batch from activity.cash_view c
    where c.player_id % 4 = p_share and c.batch > v_batch
    order by c.batch limit p_most
  ) next;
  if v_upto is null then return 0; end if;
  v_players := array(
    select distinct c.player_id from activity.cash_view c
    where c.player_id % 4 = p_share and c.batch > v_batch and c.batch <= v_upto
  );
  perform report.sum_30d(v_players);
  update report.cursor set batch = v_upto where reader = 'player_30d' and share = p_share;
  return cardinality(v_players);
end $$;

-- Sums players whose thirty days ended on an earlier day; returns how many there were.
create or replace function report.renew_30d(p_brand text, p_most integer) returns integer
language plpgsql
set enable_seqscan = off
as $$
declare
  v_players constant bigint[] := array(
    select f.player_id
    from report.player_30d f
    where f.brand = p_brand
      and f.day < (select (lib.now() at time zone b.time_zone)::date from brand.brand_view b where b.code = p_brand)
    order by f.day limit p_most
  );
begin
  perform report.sum_30d(v_players);
  return cardinality(v_players);
end $$;

-- For the lists of players.
create or replace view report.player_30d_view as
select player_id, brand, currency, deposits, withdrawals, net from report.player_30d;
