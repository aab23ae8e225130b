-- Rounds, their movements, and the play tokens under which a vendor plays for a player. A vendor's
-- number is that of its namespace in the ledger.
create schema round;

create type round.mode as enum ('real', 'trial');
create type round.status as enum ('open', 'closed', 'refunded');
create type round.kind as enum ('bet', 'win', 'rollback', 'tombstone');

-- Only the SHA-256 of a token is kept. It lets a vendor bet until it was quiet for 24 hours, was ended,
-- or its sign-in was; wins and rollbacks come through as long as the row is there.
create table round.play_token (
  hash bytea primary key,
  player_id bigint not null,
  sign_in_id bigint,
  brand text not null,
  vendor_id smallint not null,
  currency text not null,
  mode round.mode not null,
  -- Null: bets spend all the player has. A vendor's code: they spend the wallet kept for it, then the bonus.
  wallet text,
  -- The player's first pocket; counter-accounts of bets, and of what the vendor pays itself. They are
  -- known here, so that a bet looks up no path.
  main_id bigint not null,
  wagers_id bigint not null,
  settle_id bigint not null,
  -- A bet of this vendor takes one win; another only after that one was reversed.
  settles_once boolean not null,
  -- Where the win of a free bet goes; null is the first pocket.
  free_id bigint,
  -- A swapped token keeps the start of the first: what it refers to is hardly older than that.
  root_created_at timestamptz not null,
  created_at timestamptz not null,
  last_bet_at timestamptz not null,
  ended_at timestamptz,
  -- The token that took its place, locked with the old one itself: who asks for it again must have that.
  successor bytea,
  constraint successor_ends_it check (successor is null or ended_at is not null),
  constraint play_money_apart check ((mode = 'trial') = (currency = 'FUN'))
) with (fillfactor = 85);

create index play_token_player on round.play_token (player_id) where ended_at is null;

create table round.round (
  id bigint generated always as identity (start with 100001) primary key,
  player_id bigint not null,
  game_id bigint not null,
  stake bigint not null,
  payout bigint not null,
  balance_before bigint not null,
  balance_after bigint not null,
  opened_at timestamptz not null,
  last_at timestamptz not null,
  closed_at timestamptz,
  live_bets integer not null,
  vendor_id smallint not null,
  status round.status not null,
  mode round.mode not null,
  -- The close job ended it after long silence.
  closed_by_silence boolean not null default false,
  brand text not null,
  currency text not null,
  -- The category of its game when it was opened; a round is counted under it for ever.
  category text not null default 'RNG',
  game_version text,
  external_id text not null,
  outcome jsonb,
  -- When it was closed first, kept from the first movement after that: a round that was closed and then given back
  -- may be opened by another bet, and its close would be forgotten.
  settled_at timestamptz,
  constraint round_key unique (vendor_id, player_id, external_id),
  constraint stake_not_negative check (stake >= 0),
  constraint closed_at_its_time check ((status = 'open') = (closed_at is null))
) with (fillfactor = 80);

create index round_of_player on round.round (player_id, opened_at desc);
create index round_open on round.round (player_id) where status = 'open';
create index round_waiting on round.round (vendor_id, opened_at) where status = 'open';
-- A close by silence has no movement.
create index round_silent on round.round (coalesce(settled_at, closed_at)) where closed_by_silence;

-- What a vendor asked for and was done, under the vendor's key; a refusal leaves nothing. A rollback of
-- a bet that is not there claims the bet's own key as a tombstone, so a late bet finds it taken. legs hold
-- pairs of account and amount when more than one pocket was used; else account_id is the only one.
create table round.movement (
  round_id bigint,
  player_id bigint not null,
  account_id bigint,
  amount bigint not null,
  balance_after bigint not null,
  created_at timestamptz not null,
  kind round.kind not null,
  vendor_id smallint not null,
  request_hash uuid,
  external_id text not null,
  of_external_id text,
  reversed_by text,
  settled_by text,
  legs bigint[],
  -- True for a win that the vendor pays from its own money; else null.
  vendor_pays boolean
) partition by range (created_at);

create function round.dress_month(p_month text) returns void
language plpgsql
as $$
begin
  execute format('alter table round.%I set (fillfactor = 90)', p_month);
  execute format('create unique index %I on round.%I (vendor_id, external_id)', p_month || '_key', p_month);
  execute format('create index %I on round.%I (round_id)', p_month || '_round', p_month);
  execute format('create index %I on round.%I using brin (created_at)
    with (pages_per_range = 32, autosummarize = on)', p_month || '_time', p_month);
end $$;

create function round.ensure_partitions(p_months integer default 3) returns integer
language sql security definer
set search_path = pg_catalog, pg_temp
as $$
  select lib.ensure_months('round.movement', 'round.dress_month', p_months)
$$;

do $$ begin perform round.ensure_partitions(); end $$;

-- For reports, the lobby and the hall of winners.
create view round.rounds_view as
select r.id, r.player_id, r.brand, n.name as vendor, r.game_id, r.game_version, r.external_id, r.currency,
  r.mode, r.status, r.stake, r.payout, r.balance_before, r.balance_after, r.opened_at, r.last_at, r.closed_at
from round.round r join ledger.namespace n on n.id = r.vendor_id;

create view round.movement_view as
select m.round_id, m.player_id, n.name as vendor, m.kind, m.external_id, m.of_external_id, m.amount,
  m.balance_after, m.reversed_by, m.created_at
from round.movement m join ledger.namespace n on n.id = m.vendor_id
where m.kind <> 'tombstone';

-- Which vendors a player came to, and is known to.
create view round.player_vendor_view as
select t.player_id, n.name as vendor
from round.play_token t join ledger.namespace n on n.id = t.vendor_id
where t.ended_at is null
union all
select r.player_id, n.name
from round.round r join ledger.namespace n on n.id = r.vendor_id;

-- Which vendor has how much of the players' money on the table.
create view round.open_stake_view as
select r.brand, n.name as vendor, r.currency, r.mode, count(*) as rounds, sum(r.stake) as stake
from round.round r join ledger.namespace n on n.id = r.vendor_id
where r.status = 'open'
group by r.brand, n.name, r.currency, r.mode;

-- Closes rounds of a vendor that were silent for so long, a thousand at a time. First those that have been
-- open for so long are looked through, which are few: asked for the first thousand by number, PostgreSQL would
-- rather go through every round that ever was.
create function round.close_silent(p_vendor smallint, p_after interval)
returns table (round_id bigint, player_id bigint)
language sql
as $$
  with silent as materialized (
    select id from round.round
    where status = 'open' and vendor_id = p_vendor and opened_at < (select lib.now()) - p_after
      and last_at < (select lib.now()) - p_after
  ), taken as (
    select r.id from round.round r
    where r.id in (select id from silent order by id limit 1000)
      and r.status = 'open' and r.last_at < lib.now() - p_after
    order by r.id for no key update skip locked
  )
  update round.round r
  set status = 'closed', closed_at = ledger.entry_time(), closed_by_silence = true
  from taken where r.id = taken.id
  returning r.id, r.player_id
$$;
