-- Windows: each counts what happened in [begin, end) to one share of the players, once, in one
-- transaction with the move of its mark.

-- Writers that began before this moment and may still write an entry or a close with an earlier
-- time. A writer that has touched neither accounts nor rounds yet takes its time later, and one
-- that writes elsewhere (the games) takes none.
create or replace function activity.open_writers(p_moment timestamptz)
returns table (pid integer, application text, since timestamptz)
language sql volatile
as $$
  select w.pid, w.application, w.since
  from ledger.open_writers(p_moment) w
  where exists (
    select from pg_locks l
    where l.pid = w.pid and l.locktype = 'relation'
      and l.database = (select d.oid from pg_database d where d.datname = current_database())
      and l.relation in ('ledger.account'::regclass, 'round.round'::regclass)
  )
$$;

-- Whether anything that is counted happened in [p_from, p_to).
create or replace function activity.is_quiet(p_from timestamptz, p_to timestamptz) returns boolean
language sql volatile
set enable_seqscan = off
as $$
  select not exists (select from round.movement m where m.created_at >= p_from and m.created_at < p_to)
    and not exists (select from ledger.transfer t where t.created_at >= p_from and t.created_at < p_to)
    and not exists (
      select from round.round r
      where r.closed_by_silence and coalesce(r.settled_at, r.closed_at) >= p_from
        and coalesce(r.settled_at, r.closed_at) < p_to
    )
$$;

-- The end of a window that begins here: the mark's bound, or the next five minutes in UTC, so that
-- windows nest in the hours and days of every zone. A day or an hour without activity is one window. Null
-- while a writer is open that began before the end.
create or replace function activity.window_end(p_from timestamptz) returns timestamptz
language plpgsql
as $$
declare
  v_until constant timestamptz := (select upto from ledger.counted);
  v_edge constant timestamptz := date_bin('5 minutes', p_from, '2000-01-01Z') + interval '5 minutes';
  v_latest constant timestamptz := date_bin('5 minutes', v_until, '2000-01-01Z');
  v_day constant timestamptz := least(p_from + interval '1 day', v_latest);
  v_hour constant timestamptz := date_bin('1 hour', p_from, '2000-01-01Z') + interval '1 hour';
  v_far timestamptz;
  v_to timestamptz := least(v_edge, v_until);
begin
  if v_to <= p_from or exists (select from activity.open_writers(v_to)) then return null; end if;
  foreach v_far in array array[v_day, v_hour] loop
    if v_far > v_edge and v_far <= v_latest and (v_far = v_hour or v_far > p_from + interval '1 hour')
      and not exists (select from activity.open_writers(v_far)) and activity.is_quiet(p_from, v_far)
    then return v_far; end if;
  end loop;
  return v_to;
end $$;

create or replace function activity.add_days(p_deltas activity.delta[], p_batch bigint) returns void
language sql
as $$
  insert into activity.day as d (player_id, day, currency, category, rounds, stake, bonus_stake, payout,
    bonus_payout, vendor_paid, valid, own, own_loss, revenue, best_multiple, last_at, batch)
  select e.player_id, e.day, e.currency, e.category, sum(e.rounds), sum(e.stake), sum(e.bonus_stake),
    sum(e.payout), sum(e.bonus_payout), sum(e.vendor_paid), sum(e.valid), sum(e.own), sum(e.own_loss),
    sum(e.revenue), coalesce(max(e.multiple), 0), max(e.last_at), p_batch
  from unnest(p_deltas) e
  where (e.rounds, e.stake, e.payout, e.bonus_stake, e.bonus_payout, e.vendor_paid)
    is distinct from (0::bigint, 0::numeric, 0::numeric, 0::numeric, 0::numeric, 0::numeric)
    or e.valid <> 0 or e.own_loss <> 0 or e.revenue <> 0
  group by e.player_id, e.day, e.currency, e.category
  on conflict (player_id, day, currency, category) do update
  set rounds = d.rounds + excluded.rounds, stake = d.stake + excluded.stake,
    bonus_stake = d.bonus_stake + excluded.bonus_stake, payout = d.payout + excluded.payout,
    bonus_payout = d.bonus_payout + excluded.bonus_payout, vendor_paid = d.vendor_paid + excluded.vendor_paid,
    valid = d.valid + excluded.valid, own = d.own + excluded.own, own_loss = d.own_loss + excluded.own_loss,
    revenue = d.revenue + excluded.revenue, best_multiple = greatest(d.best_multiple, excluded.best_multiple),
    last_at = greatest(d.last_at, excluded.last_at), batch = excluded.batch
$$;

create or replace function activity.add_late(p_deltas activity.delta[], p_at timestamptz) returns void
language sql
as $$
  insert into activity.late (round_id, at, player_id, day, first_day, currency, category, rounds, stake, payout,
    valid, revenue)
  select e.round_id, p_at, e.player_id, e.day, e.first_day, e.currency, e.category, e.rounds, e.stake, e.payout,
    e.valid, e.revenue
  from unnest(p_deltas) e
  where (e.was_settled or e.first_day < e.day)
    and (e.rounds <> 0 or e.stake <> 0 or e.payout <> 0 or e.valid <> 0 or e.revenue <> 0)
$$;

create or replace function activity.add_cash(p_deltas activity.cash_delta[], p_batch bigint) returns void
language sql
as $$
  insert into activity.cash as d (player_id, day, currency, deposits, deposit_count, withdrawals, gifts,
    commissions, transfers_in, transfers_out, batch)
  select e.player_id, e.day, e.currency, e.deposits, e.deposit_count, e.withdrawals, e.gifts, e.commissions,
    e.transfers_in, e.transfers_out, p_batch
  from unnest(p_deltas) e
  on conflict (player_id, day, currency) do update
  set deposits = d.deposits + excluded.deposits, deposit_count = d.deposit_count + excluded.deposit_count,
    withdrawals = d.withdrawals + excluded.withdrawals, gifts = d.gifts + excluded.gifts,
    commissions = d.commissions + excluded.commissions, transfers_in = d.transfers_in + excluded.transfers_in,
    transfers_out = d.transfers_out + excluded.transfers_out, batch = excluded.batch
$$;

-- Counts the next window of a share and returns its end; null when none is due, or another process
-- is counting it. It looks for writers first and reads after that, so that it sees all they wrote.
create or replace function activity.count_window(p_share integer) returns timestamptz
language plpgsql
as $$
declare
  v_mark activity.mark;
  v_to timestamptz;
  v_rounds bigint[];
  v_deltas activity.delta[];
  v_cash activity.cash_delta[];
begin
  select * into v_mark from activity.mark where share = p_share for update skip locked;
  if not found then return null; end if;
  v_to := activity.window_end(v_mark.upto);
  if v_to is null then return null; end if;
  if to_regclass('activity.day_' || to_char(v_to at time zone 'UTC' + interval '1 day', 'YYYY_MM')) is null then
    perform activity.ensure_partitions();
  end if;
  v_rounds := activity.touched(4, p_share, v_mark.upto, v_to);
  v_deltas := array(select d from activity.deltas(v_rounds, v_mark.upto, v_to) d);
  v_cash := array(select d from activity.cash_deltas(4, p_share, v_mark.upto, v_to) d);

  perform activity.add_days(v_deltas, v_mark.batch + 1), activity.add_late(v_deltas, v_mark.upto),
    activity.add_cash(v_cash, v_mark.batch + 1), activity.add_hours(v_deltas, v_cash, v_mark.upto),
    activity.add_games(v_deltas);
  insert into activity.state (brand, day, state, changed_at)
  select brand, day, 'counting', lib.now() from unnest(v_deltas)
  union
  select brand, day, 'counting', lib.now() from unnest(v_cash)
  on conflict do nothing;
  update activity.mark set upto = v_to, batch = v_mark.batch + 1 where share = p_share;
  return v_to;
end $$;
