-- The class of an account: player:42:cash → player:cash, house:main:wagers:HOUSE → house:wagers.
create or replace function ledger.account_class(p_path text) returns text
language sql immutable parallel safe
as $$
  select split_part(p_path, ':', 1) || ':' || split_part(p_path, ':', 3)
$$;

-- Writers that began before this moment and have not ended. A writer holds the lock of its own
-- number. The start time of another role's transaction is invisible, so it counts as old: a day is
-- delayed rather than closed early.
create or replace function ledger.open_writers(p_moment timestamptz)
returns table (pid integer, application text, since timestamptz)
language sql volatile
as $$
  select pid, application_name, xact_start
  from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()
    and (xact_start < p_moment or xact_start is null)
    and pid in (
      select l.pid from pg_locks l
      where l.locktype = 'transactionid' and l.mode = 'ExclusiveLock' and l.granted)
$$;

-- Whether no transaction from before this moment can still commit: ten minutes have passed, longer
-- than any transaction of ours may live, and no writer that began before it is left.
create or replace function ledger.is_over(p_moment timestamptz) returns boolean
language sql volatile
as $$
  select p_moment <= lib.now() - ledger.closing_delay()
    and not exists (select from ledger.open_writers(p_moment))
$$;

-- Writes the books of one day; the stakes are the current ones. False when the day has books
-- already.
create or replace function ledger.write_day(p_day date, p_stakes jsonb) returns boolean
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_from timestamptz := p_day::timestamp at time zone 'UTC';
  v_to timestamptz := (p_day + 1)::timestamp at time zone 'UTC';
begin
  if v_to > lib.now() - ledger.closing_delay() then
    raise exception 'a day is closed ten minutes after its end' using errcode = 'invalid_parameter_value';
  end if;
  perform lib.one_at_a_time('ledger.write_day');
  if exists (select from ledger.closed_day where day = p_day) then return false; end if;
  if p_day is distinct from ledger.next_day() or not exists (select from ledger.closed_day)
    and exists (select from ledger.transfer where created_at < v_from) then
    raise exception 'days are closed one after the other, from the first: % is not next', p_day
      using errcode = 'invalid_parameter_value';
  end if;

  perform set_config('ledger.posting', 'on', true);
  insert into ledger.closed_day (day, closed_at) values (p_day, lib.now());
  insert into ledger.daily_balance (day, currency, class, opening, money_in, money_out, closing)
  select p_day, currency, class, sum(opening), sum(money_in), sum(money_out),
    sum(opening) + sum(money_in) - sum(money_out)
  from (
    select currency, class, closing as opening, 0 as money_in, 0 as money_out
    from ledger.daily_balance where day = p_day - 1
    union all
    select a.currency, ledger.account_class(a.path), 0, e.money_in, e.money_out
    from (
      select account_id, sum(money_in) as money_in, sum(money_out) as money_out
      from (
        select source_id as account_id, 0 as money_in, amount as money_out from ledger.transfer
        where created_at >= v_from and created_at < v_to
        union all
        select target_id, amount, 0 from ledger.transfer
        where created_at >= v_from and created_at < v_to
      ) side
      group by account_id
    ) e
    join ledger.account a on a.id = e.account_id
  ) part
  group by currency, class;
  insert into ledger.daily_stake (day, currency, rounds, stake)
  select p_day, s.currency, s.rounds, s.stake
  from jsonb_to_recordset(coalesce(p_stakes, '[]')) s(currency text, rounds bigint, stake numeric);
  perform set_config('ledger.posting', '', true);

  if exists (
    select from ledger.daily_balance where day = p_day group by currency having sum(closing) <> 0
  ) then
    raise exception 'the books of % do not come to nothing', p_day using errcode = 'assert_failure';
  end if;
  return true;
end $$;

-- The day whose books are written next. The first is that of the first account, before which no
-- money can have moved; without an account there is none.
create or replace function ledger.next_day() returns date
language sql stable
as $$
  select coalesce((select max(day) + 1 from ledger.closed_day),
    (select min(created_at at time zone 'UTC')::date from ledger.account))
$$;

-- The due day that a writer delays, and the earliest such writer; no row when no day is delayed.
create or replace function ledger.put_off_day()
returns table (day date, pid integer, application text, since timestamptz)
language sql volatile
as $$
  select n.day, w.pid, w.application, w.since
  from (select d.day, (d.day + 1)::timestamp at time zone 'UTC' as ends from ledger.next_day() d(day)) n
  cross join lateral ledger.open_writers(n.ends) w
  where n.ends <= lib.now() - ledger.closing_delay()
  order by w.since
  limit 1
$$;

-- Closes the next finished day: returns it, or null when there is none. It runs as its caller, who
-- may read the rounds.
create or replace function ledger.close_next_day() returns date
language plpgsql volatile
as $$
declare
  v_day date := ledger.next_day();
begin
  if v_day is null or not ledger.is_over((v_day + 1)::timestamp at time zone 'UTC')
    or not ledger.write_day(v_day, (
      select jsonb_agg(s)
      from (
        select currency, sum(rounds) as rounds, sum(stake) as stake
        from round.open_stake_view where mode = 'real' group by currency
      ) s
    )) then return null; end if;
  return v_day;
end $$;

create or replace view ledger.daily_balance_view as
select day, currency, class, opening, money_in, money_out, closing from ledger.daily_balance;

-- The site's debt to its players at the end of a day, and beside it their debt to the site. Play
-- money is no debt.
create or replace view ledger.liability_view as
select b.day, b.currency, b.balances, coalesce(s.stake, 0) as on_games, b.held,
  b.balances + coalesce(s.stake, 0) + b.held as total, b.debts
from (
  select day, currency,
    coalesce(sum(closing) filter (where class ~ '^(player|agent):' and class !~ ':(held|debt)$'), 0) as balances,
    coalesce(sum(closing) filter (where class ~ '^(player|agent):held$'), 0) as held,
    coalesce(-sum(closing) filter (where class = 'player:debt'), 0) as debts
  from ledger.daily_balance
  where currency <> 'FUN'
  group by day, currency
) b
left join ledger.daily_stake s on s.day = b.day and s.currency = b.currency;
