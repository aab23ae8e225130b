-- A finished day is recounted as one window, from its rounds and from the ledger, by 64ths of the players. Each
-- session reads the day first (activity.open_reading).

create or replace function activity.day_edges(
  p_brand text, p_day date, out begins timestamptz, out ends timestamptz, out is_counted boolean
)
language sql stable
as $$
  select p_day::timestamp at time zone b.time_zone, (p_day + 1)::timestamp at time zone b.time_zone,
    (p_day + 1)::timestamp at time zone b.time_zone <= (select min(upto) from activity.mark)
  from brand.brand b where b.code = p_brand
$$;

-- The rows that a day should have.
create or replace function activity.recount(p_deltas activity.delta[]) returns setof activity.day
language sql stable
as $$
  select e.player_id, e.day, e.currency, e.category, sum(e.rounds)::bigint, sum(e.stake), sum(e.bonus_stake),
    sum(e.payout), sum(e.bonus_payout), sum(e.vendor_paid), sum(e.valid), sum(e.own), sum(e.own_loss),
    sum(e.revenue), coalesce(max(e.multiple), 0), max(e.last_at), 0::bigint
  from unnest(p_deltas) e
  group by e.player_id, e.day, e.currency, e.category
$$;

create or replace function activity.day_deltas(p_brand text, p_day date, p_part integer) returns activity.delta[]
language plpgsql
as $$
declare
  v_rounds constant bigint[] := array(select distinct r.round_id from pg_temp.read_round r where r.part = p_part);
  v_day record;
begin
  select * into v_day from activity.day_edges(p_brand, p_day);
  return array(select d from activity.deltas(v_rounds, v_day.begins, v_day.ends) d where d.brand = p_brand);
end $$;

create or replace function activity.day_cash(p_part integer) returns activity.cash_delta[]
language plpgsql
as $$
begin
  return array(
    select row((r.delta).player_id, (r.delta).brand, (r.delta).day, (r.delta).currency, sum((r.delta).deposits),
      sum((r.delta).deposit_count), sum((r.delta).withdrawals), sum((r.delta).gifts), sum((r.delta).commissions),
      sum((r.delta).transfers_in), sum((r.delta).transfers_out))::activity.cash_delta
    from pg_temp.read_money r
    where r.part = p_part
    group by (r.delta).player_id, (r.delta).brand, (r.delta).day, (r.delta).currency
  );
end $$;

-- The rows of a day that differ from its recount.
create or replace function activity.play_differences(p_part integer, p_deltas activity.delta[])
returns setof activity.found
language plpgsql
as $$
begin
  return query
  select coalesce(d.player_id, n.player_id), coalesce(d.currency, n.currency), coalesce(d.category, n.category),
    v.figure, coalesce(v.counted, 0), coalesce(v.recounted, 0)
  from (select * from pg_temp.read_day where part = p_part) d
  full join activity.recount(p_deltas) n using (player_id, currency, category)
  cross join lateral (values
    ('rounds', d.rounds::numeric, n.rounds::numeric), ('stake', d.stake, n.stake),
    ('bonus_stake', d.bonus_stake, n.bonus_stake), ('payout', d.payout, n.payout),
    ('bonus_payout', d.bonus_payout, n.bonus_payout), ('vendor_paid', d.vendor_paid, n.vendor_paid),
    ('valid', d.valid, n.valid), ('own', d.own, n.own), ('own_loss', d.own_loss, n.own_loss),
    ('revenue', d.revenue, n.revenue)
  ) v(figure, counted, recounted)
  where coalesce(v.counted, 0) <> coalesce(v.recounted, 0);
end $$;

create or replace function activity.cash_differences(p_part integer) returns setof activity.found
language plpgsql
as $$
declare
  v_cash constant activity.cash_delta[] := activity.day_cash(p_part);
begin
  return query
  select coalesce(d.player_id, n.player_id), coalesce(d.currency, n.currency), '-', v.figure,
    coalesce(v.counted, 0), coalesce(v.recounted, 0)
  from (select * from pg_temp.read_cash where part = p_part) d
  full join unnest(v_cash) n using (player_id, currency)
  cross join lateral (values
    ('deposits', d.deposits, n.deposits), ('deposit_count', d.deposit_count::numeric, n.deposit_count::numeric),
    ('withdrawals', d.withdrawals, n.withdrawals), ('gifts', d.gifts, n.gifts),
    ('commissions', d.commissions, n.commissions), ('transfers_in', d.transfers_in, n.transfers_in),
    ('transfers_out', d.transfers_out, n.transfers_out)
  ) v(figure, counted, recounted)
  where coalesce(v.counted, 0) <> coalesce(v.recounted, 0);
end $$;

-- A player's net between pockets and house is payout less stake of the day's sums, less the growth
-- of the stakes on open rounds.
create or replace function activity.ledger_differences(p_part integer, p_deltas activity.delta[])
returns setof activity.found
language plpgsql
as $$
begin
  return query
  select e.player_id, e.currency, '-', 'ledger', sum(e.counted), sum(e.booked)
  from (
    select d.player_id, d.currency, d.payout - d.stake as counted, 0 as booked
    from pg_temp.read_day d where d.part = p_part
    union all
    select n.player_id, n.currency, -n.open, 0 from unnest(p_deltas) n
    union all
    select b.player_id, b.currency, 0, b.amount from pg_temp.read_booked b where b.part = p_part
  ) e
  group by e.player_id, e.currency
  having sum(e.counted) <> sum(e.booked);
end $$;

create or replace function activity.differences(p_brand text, p_day date, p_part integer) returns setof activity.found
language plpgsql
as $$
declare
  v_deltas constant activity.delta[] := activity.day_deltas(p_brand, p_day, p_part);
begin
  perform activity.note_recounted(v_deltas, activity.day_cash(p_part));
  return query select * from activity.play_differences(p_part, v_deltas);
  return query select * from activity.cash_differences(p_part);
  return query select * from activity.ledger_differences(p_part, v_deltas);
end $$;

-- Replaces a part of a counted day by its recount, and returns how many rows it has now. Readers
-- see it as one more batch. Corrections stay as they were found.
create or replace function activity.rebuild(p_brand text, p_day date, p_part integer) returns bigint
language plpgsql
as $$
declare
  v_deltas constant activity.delta[] := activity.day_deltas(p_brand, p_day, p_part);
  v_batch bigint;
begin
  update activity.mark set batch = batch + 1 where share = p_part % 4 returning batch into v_batch;
  if not (select is_counted from activity.day_edges(p_brand, p_day)) then
    raise exception 'a day is rebuilt when all of it was counted' using errcode = 'invalid_parameter_value';
  end if;
  delete from activity.day d using pg_temp.read_day r
  where r.part = p_part and d.player_id = r.player_id and d.day = p_day and d.currency = r.currency
    and d.category = r.category;
  delete from activity.cash d using pg_temp.read_cash r
  where r.part = p_part and d.player_id = r.player_id and d.day = p_day and d.currency = r.currency;
  perform activity.add_days(v_deltas, v_batch), activity.add_cash(activity.day_cash(p_part), v_batch);
  return (select count(*) from activity.recount(v_deltas));
end $$;
