-- What a brand earned by the hour, and what each of its games did in a day: the same sums as those of
-- its players, of the same windows.

-- The sums of a share of a brand's players in an hour of the brand's clock. The category '-' is money
-- that came and went without play; the others have none.
create table activity.brand_hour (
  brand text not null,
  hour timestamptz not null,
  currency text not null,
  category text not null,
  share integer not null check (share between 0 and 3),
  rounds bigint not null,
  stake numeric not null,
  payout numeric not null,
  vendor_paid numeric not null,
  revenue numeric not null,
  deposits numeric not null,
  deposit_count bigint not null,
  withdrawals numeric not null,
  gifts numeric not null,
  commissions numeric not null,
  primary key (brand, hour, currency, category, share)
) with (fillfactor = 70);

-- The sums of a game on a day of the brand; stake_squares is the sum of each round's stake squared.
create table activity.game_day (
  brand text not null,
  day date not null,
  game_id bigint not null,
  currency text not null,
  share integer not null check (share between 0 and 3),
  rounds bigint not null,
  stake numeric not null,
  stake_squares numeric not null,
  payout numeric not null,
  primary key (brand, day, game_id, currency, share)
) with (fillfactor = 70);

-- From when on these sums are whole: the windows before are only in the sums of players. A day that
-- began earlier gets its hours when it is rebuilt.
create table activity.hours_begin (
  is_only boolean primary key default true check (is_only),
  at timestamptz not null
);

insert into activity.hours_begin (at)
select case when max(batch) = 0 then '-infinity' else max(upto) end from activity.mark;

alter type activity.delta add attribute game_id bigint, add attribute stake_squares numeric;

-- Readers ask for what changed since they last asked.
create index cash_changed on activity.cash ((player_id % 4), batch);
create index cash_of_all on activity.cash using brin (day) with (autosummarize = on);
