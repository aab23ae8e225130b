-- Vendors' lists of rounds, compared with ours, hour by hour of their opening. An hour is requested
-- again until nothing in it can change any more.

create type gateway.difference_kind as enum (
  'missing_here', 'missing_there', 'player', 'currency', 'stake', 'payout', 'status', 'open_there', 'key_twice'
);

create table gateway.difference (
  id bigint generated always as identity primary key,
  vendor_code text not null,
  what gateway.difference_kind not null,
  -- The vendor's key of the round; for key_twice that of the bet, win or rollback.
  round text not null,
  -- The player's name on the vendor's wire: main-42.
  player text not null,
  -- The hour in which it was found, and whose next comparison may resolve it.
  starts_at timestamptz not null,
  ours jsonb,
  theirs jsonb,
  found_at timestamptz not null,
  seen_at timestamptz not null,
  resolved_at timestamptz
);

create unique index difference_open on gateway.difference (vendor_code, what, round, player)
  where resolved_at is null;
create index difference_found on gateway.difference (vendor_code, found_at desc);

-- One hour of one vendor. cursor and pages are how far its list was read.
create table gateway.reconciliation (
  vendor_code text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  due_at timestamptz not null,
  began_at timestamptz,
  cursor text,
  pages integer not null default 0,
  runs integer not null default 0,
  done_at timestamptz,
  primary key (vendor_code, starts_at)
);

create index reconciliation_due on gateway.reconciliation (vendor_code, due_at) where done_at is null;

-- The vendor's list of the hour that is being read. A null is a value that could not be read.
create table gateway.listed_round (
  vendor_code text not null,
  starts_at timestamptz not null,
  player text not null,
  round text not null,
  brand text,
  player_id bigint,
  currency text,
  status round.status,
  stake bigint,
  payout bigint,
  opened_at timestamptz not null,
  primary key (vendor_code, starts_at, player, round)
);

-- A round of ours beside what the vendor listed of it, while an hour is compared.
create type gateway.round_pair as (
  round text, player text, moving boolean, unlisted boolean, our_status round.status, their_status round.status,
  our_stake bigint, their_stake bigint, our_payout bigint, their_payout bigint, our_currency text,
  their_currency text, last_at timestamptz, our_opened timestamptz, their_opened timestamptz
);
