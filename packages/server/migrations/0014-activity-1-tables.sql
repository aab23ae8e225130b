-- What players did, counted once and read by many: sums of play and of money by the days of a brand.
create schema activity;

-- How the bets of a category are counted from a day on; a brand's own row stands before that of every brand (*).
-- full: the valid bet is the stake; net: what of the stake was at risk. accepted: a stake counts with its bet, as a
-- loss may come as silence; closed: everything counts when the round does. A round keeps the rule of the day on
-- which it was opened.
create table activity.rule (
  brand text not null,
  category text not null,
  from_day date not null,
  measure text not null,
  counts text not null,
  primary key (brand, category, from_day),
  constraint measure_known check (measure in ('full', 'net')),
  constraint counts_known check (counts in ('accepted', 'closed')),
  -- What was at risk is known at the end only.
  constraint net_at_the_close check (measure = 'full' or counts = 'closed')
);

insert into activity.rule (brand, category, from_day, measure, counts)
select '*', c, date '-infinity', 'full', 'accepted' from unnest(array['RNG', 'FISH']) c
union all
select '*', c, date '-infinity', 'full', 'closed' from unnest(array['LOTT', 'ELOTT']) c
union all
select '*', c, date '-infinity', 'net', 'closed' from unnest(array['LIVE', 'SPORTS', 'ESPORTS', 'DS88', 'PVP']) c;

-- What was counted by a rule stands: only one of a day to come in every zone may change.
create function activity.refuse_past_rule() returns trigger language plpgsql as $$
begin
  if least(case when tg_op <> 'INSERT' then old.from_day end, case when tg_op <> 'DELETE' then new.from_day end)
    <= (lib.now() at time zone 'UTC' + interval '14 hours')::date then
    raise exception 'a rule changes from a day to come on'
      using errcode = 'invalid_parameter_value', constraint = 'rule_of_a_coming_day';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger coming_days before insert or update or delete on activity.rule
  for each row execute function activity.refuse_past_rule();

-- The rule of each brand and category between two instants.
create view activity.rule_view as
select b.code as brand, u.category, u.measure, u.counts,
  u.from_day::timestamp at time zone b.time_zone as from_at,
  lead(u.from_day, 1, 'infinity') over (partition by b.code, u.category order by u.from_day)::timestamp
    at time zone b.time_zone as until_at
from brand.brand b join activity.rule u on u.brand in (b.code, '*')
where u.brand <> '*' or not exists (
  select from activity.rule o
  where o.brand = b.code and o.category = u.category and o.from_day <= u.from_day
);

-- Sums of a player's play on a day of the brand. best_multiple is in hundredths; batch is the number of the window
-- of the player's share that changed the row last. Sums outgrow 64 bits, so they are numerics.
create table activity.day (
  player_id bigint not null,
  day date not null,
  currency text not null,
  category text not null,
  rounds bigint not null,
  stake numeric not null,
  bonus_stake numeric not null,
  payout numeric not null,
  bonus_payout numeric not null,
  vendor_paid numeric not null,
  valid numeric not null,
  own numeric not null,
  own_loss numeric not null,
  revenue numeric not null,
  best_multiple numeric not null,
  last_at timestamptz not null,
  batch bigint not null,
  primary key (player_id, day, currency, category)
) partition by range (day);

-- A day before the first month is possible: a brand's day may begin before the UTC month does.
create table activity.day_earlier partition of activity.day default;

create function activity.dress_month(p_month text) returns void
language plpgsql
as $$
begin
  execute format('alter table activity.%I set (fillfactor = 70)', p_month);
end $$;

create function activity.ensure_partitions(p_months integer default 3) returns integer
language sql security definer
set search_path = pg_catalog, pg_temp
set timezone = 'UTC'
as $$
  select lib.ensure_months('activity.day', 'activity.dress_month', p_months)
$$;

do $$ begin perform activity.ensure_partitions(); end $$;

-- Money of a player that came and went on a day, play apart.
create table activity.cash (
  player_id bigint not null,
  day date not null,
  currency text not null,
  deposits numeric not null,
  deposit_count bigint not null,
  withdrawals numeric not null,
  gifts numeric not null,
  commissions numeric not null,
  transfers_in numeric not null,
  transfers_out numeric not null,
  batch bigint not null,
  primary key (player_id, day, currency)
) with (fillfactor = 80);

-- Corrections: what changed of a round after it was settled, or that was opened on an earlier day.
create table activity.late (
  round_id bigint not null,
  at timestamptz not null,
  player_id bigint not null,
  day date not null,
  first_day date not null,
  currency text not null,
  category text not null,
  rounds bigint not null,
  stake numeric not null,
  payout numeric not null,
  valid numeric not null,
  revenue numeric not null,
  primary key (round_id, at)
);

create index late_of_player on activity.late (player_id, day);

-- Up to when each share of the players (their number modulo 4) is counted, and how many windows that took.
create table activity.mark (
  share integer primary key check (share between 0 and 3),
  upto timestamptz not null,
  batch bigint not null
);

insert into activity.mark (share, upto, batch)
select s, date_bin('5 minutes', lib.now(), '2000-01-01Z'), 0 from generate_series(0, 3) s;

-- counting: its windows are still taken; counted: they all were; clean: a recount said the same; differs: it did
-- not; accepted: a person has looked at the differences.
create table activity.state (
  brand text not null,
  day date not null,
  state text not null,
  changed_at timestamptz not null,
  primary key (brand, day),
  constraint state_known check (state in ('counting', 'counted', 'clean', 'differs', 'accepted'))
);

create index state_waiting on activity.state (day) where state in ('counting', 'counted');

-- Where a recount of a day said something else.
create table activity.difference (
  brand text not null,
  day date not null,
  player_id bigint not null,
  currency text not null,
  -- '-' is money; ledger: what the ledger moved for the day's play.
  category text not null,
  figure text not null,
  counted numeric not null,
  recounted numeric not null,
  found_at timestamptz not null,
  primary key (brand, day, player_id, currency, category, figure)
);

create view activity.day_view as
select player_id, day, currency, category, rounds, stake, bonus_stake, payout, bonus_payout, vendor_paid, valid,
  own, own_loss, revenue, best_multiple, last_at, batch
from activity.day;

create view activity.cash_view as
select player_id, day, currency, deposits, deposit_count, withdrawals, gifts, commissions, transfers_in,
  transfers_out, batch
from activity.cash;

create view activity.late_view as
select round_id, at, player_id, day, first_day, currency, category, rounds, stake, payout, valid, revenue
from activity.late;

create view activity.mark_view as
select share, upto, batch from activity.mark;
