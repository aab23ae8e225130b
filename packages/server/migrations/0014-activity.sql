-- Players' activity, counted once and read by many: sums of play and of money by the days of a
-- brand.
create schema activity;

-- How the bets of a category are counted from a day on; a brand's own row takes precedence over
-- that of every brand (*). full: the valid bet is the stake; net: the part of the stake that was at
-- risk. accepted: a stake counts with its bet, as a loss may not be reported; closed: everything
-- counts when the round does. A round keeps the rule of the day on which it was opened.
create table activity.rule (
  brand text not null,
  category text not null,
  from_day date not null,
  measure text not null,
  counts text not null,
  primary key (brand, category, from_day),
  constraint measure_known check (measure in ('full', 'net')),
  constraint counts_known check (counts in ('accepted', 'closed')),
  -- The amount at risk is known at the end only.
  constraint net_at_the_close check (measure = 'full' or counts = 'closed')
);

insert into activity.rule (brand, category, from_day, measure, counts)
select '*', c, date '-infinity', 'full', 'accepted' from unnest(array['RNG', 'FISH']) c
union all
select '*', c, date '-infinity', 'full', 'closed' from unnest(array['LOTT', 'ELOTT']) c
union all
select '*', c, date '-infinity', 'net', 'closed' from unnest(array['LIVE', 'SPORTS', 'ESPORTS', 'DS88', 'PVP']) c;

-- Sums of a player's play on a day of the brand. best_multiple is in hundredths; batch is the
-- number of the window of the player's share that changed the row last. Sums may exceed 64 bits, so
-- they are numerics.
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

-- A player's money that came and went on a day, without play.
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

-- Corrections: changes of a round after it was settled, or of one that was opened on an earlier
-- day.
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

-- counting: its windows are still counted; counted: all of them were; clean: a recount agreed;
-- differs: it did not; accepted: a person has looked at the differences.
create table activity.state (
  brand text not null,
  day date not null,
  state text not null,
  changed_at timestamptz not null,
  primary key (brand, day),
  constraint state_known check (state in ('counting', 'counted', 'clean', 'differs', 'accepted'))
);

create index state_waiting on activity.state (day) where state in ('counting', 'counted');

-- Where a recount of a day differs.
create table activity.difference (
  brand text not null,
  day date not null,
  player_id bigint not null,
  currency text not null,
  -- '-' is money; ledger: the ledger's net for the day's play.
  category text not null,
  figure text not null,
  counted numeric not null,
  recounted numeric not null,
  found_at timestamptz not null,
  primary key (brand, day, player_id, currency, category, figure)
);

-- The change of a round in a window. Its day is the brand's, of the window's begin.
create type activity.delta as (
  round_id bigint, player_id bigint, brand text, day date, first_day date, was_settled boolean, currency text,
  category text, rounds bigint, stake numeric, bonus_stake numeric, payout numeric, bonus_payout numeric,
  vendor_paid numeric, valid numeric, own numeric, own_loss numeric, revenue numeric, open numeric,
  multiple numeric, last_at timestamptz
);

-- Money into and out of a player's pockets, without play, by the other side of each transfer. A
-- reversal undoes what it reversed: a payment that the bank takes back is a deposit less, not a
-- withdrawal.
create type activity.cash_delta as (
  player_id bigint, brand text, day date, currency text, deposits numeric, deposit_count bigint,
  withdrawals numeric, gifts numeric, commissions numeric, transfers_in numeric, transfers_out numeric
);

create type activity.found as (
  player_id bigint, currency text, category text, figure text, counted numeric, recounted numeric
);
