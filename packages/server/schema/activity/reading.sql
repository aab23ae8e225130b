-- A day is read once for its recount, hour by hour, into tables of the session: the sums that were counted, the rounds
-- that were touched, what the ledger moved for play, and the money that came and went. The 64 parts of the players
-- are then recounted from these tables, and none of them reads the day again.

create or replace function activity.open_reading(p_brand text, p_day date) returns void
language plpgsql
as $$
begin
  drop table if exists pg_temp.read_day, pg_temp.read_cash, pg_temp.read_round, pg_temp.read_booked, pg_temp.read_money,
    pg_temp.read_total;
  create temp table read_day as
  select d.player_id % 64 as part, d.*
  from activity.day d join player.player p on p.id = d.player_id
  where d.day = p_day and p.brand = p_brand;
  create temp table read_cash as
  select d.player_id % 64 as part, d.*
  from activity.cash d join player.player p on p.id = d.player_id
  where d.day = p_day and p.brand = p_brand;
  create temp table read_round (part bigint, round_id bigint);
  create temp table read_booked (part bigint, player_id bigint, currency text, amount numeric);
  create temp table read_money (part bigint, delta activity.cash_delta);
  create temp table read_total (
    category text, currency text, rounds numeric, stake numeric, stake_squares numeric, payout numeric,
    vendor_paid numeric, revenue numeric, deposits numeric, withdrawals numeric, gifts numeric, commissions numeric
  );
end $$;

-- What the ledger moved to each player for play, for better or worse, in a part [p_from, p_to) of a day. A movement and
-- its transfers are of one statement, which PostgreSQL ends within a second (betTimes.statementMs): only within a
-- minute of the day's edges may they lie on both sides of one, and there the movement's time decides. A transfer that
-- is further from its movement makes the day differ.
create or replace function activity.booked(
  p_brand text, p_from timestamptz, p_to timestamptz, p_begins timestamptz, p_ends timestamptz
) returns table (player_id bigint, currency text, amount numeric)
language sql stable
set enable_seqscan = off
set plan_cache_mode = force_custom_plan
as $$
  with moved as (
    select s.account_id, sum(s.amount) as amount
    from ledger.transfer t
    cross join lateral (values (t.target_id, t.amount), (t.source_id, -t.amount)) s(account_id, amount)
    -- "+ 0" leaves the index of keys alone, which would be read whole for every hour.
    where t.namespace_id + 0 = any (array(select n.id + 0 from ledger.namespace n where n.keeper = 'round'))
      and t.created_at >= p_from - case when p_from = p_begins then interval '1 minute' else interval '0' end
      and t.created_at < p_to + case when p_to = p_ends then interval '1 minute' else interval '0' end
      and (
        t.created_at >= p_begins + interval '1 minute' and t.created_at < p_ends - interval '1 minute'
        or exists (
          select from round.movement m
          where m.vendor_id = t.namespace_id and m.external_id = t.reference
            and m.created_at >= p_begins and m.created_at < p_ends
        )
      )
    group by s.account_id
  )
  select a.player_id, a.currency, sum(m.amount)
  from moved m
  -- "limit 1" makes each a look-up, whatever is thought of how many there are.
  cross join lateral (
    select a.player_id, a.currency from ledger.account a
    where a.id = m.account_id and a.player_id is not null and a.currency <> 'FUN' limit 1
  ) a
  cross join lateral (select from player.player p where p.id = a.player_id and p.brand = p_brand limit 1) p
  group by a.player_id, a.currency
$$;

-- Reads the hour of a day; false when the day has no such hour.
create or replace function activity.read_hour(p_brand text, p_day date, p_hour integer) returns boolean
language plpgsql
as $$
declare
  v_day record;
  v_from timestamptz;
  v_to timestamptz;
begin
  select * into v_day from activity.day_edges(p_brand, p_day);
  v_from := v_day.begins + make_interval(hours => p_hour);
  v_to := least(v_from + interval '1 hour', v_day.ends);
  if v_from >= v_day.ends then return false; end if;

  insert into pg_temp.read_round (part, round_id)
  select r.player_id % 64, r.id
  from unnest(activity.touched(1, 0, v_from, v_to)) t(id) join round.round r on r.id = t.id
  where r.brand = p_brand and r.mode = 'real'
  order by 1;
  insert into pg_temp.read_booked (part, player_id, currency, amount)
  select b.player_id % 64, b.player_id, b.currency, b.amount
  from activity.booked(p_brand, v_from, v_to, v_day.begins, v_day.ends) b
  order by 1;
  insert into pg_temp.read_money (part, delta)
  select d.player_id % 64, d from activity.cash_deltas(1, 0, v_from, v_to) d where d.brand = p_brand;
  return true;
end $$;

-- From here on the tables are looked up by part.
create or replace function activity.close_reading() returns void
language plpgsql
as $$
begin
  create index on pg_temp.read_day (part);
  create index on pg_temp.read_cash (part);
  create index on pg_temp.read_round (part);
  create index on pg_temp.read_booked (part);
  create index on pg_temp.read_money (part);
  analyze pg_temp.read_day, pg_temp.read_cash, pg_temp.read_round, pg_temp.read_booked, pg_temp.read_money;
end $$;
