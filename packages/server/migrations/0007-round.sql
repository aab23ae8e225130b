-- Rounds, their movements, and the play tokens under which a vendor plays for a player. A vendor's
-- number is that of its namespace in the ledger.
create schema round;

create type round.mode as enum ('real', 'trial');
create type round.status as enum ('open', 'closed', 'refunded');
create type round.kind as enum ('bet', 'win', 'rollback', 'tombstone');

-- Only the SHA-256 of a token is stored. It lets a vendor bet until it was idle for 24 hours, was
-- ended, or its session was; wins and rollbacks are accepted as long as the row exists.
create table round.play_token (
  hash bytea primary key,
  player_id bigint not null,
  sign_in_id bigint,
  brand text not null,
  vendor_id smallint not null,
  currency text not null,
  mode round.mode not null,
  -- Null: bets spend all pockets. A vendor's code: they spend that vendor's wallet, then the bonus.
  wallet text,
  -- The player's first pocket; counter-accounts of bets, and of what the vendor pays itself. They
  -- are stored here, so that a bet looks up no path.
  main_id bigint not null,
  wagers_id bigint not null,
  settle_id bigint not null,
  -- A bet of this vendor takes one win; another only after that one was reversed.
  settles_once boolean not null,
  -- Where the win of a free bet goes; null is the first pocket.
  free_id bigint,
  -- A swapped token keeps the start of the first: the movements that it refers to are hardly older
  -- than that.
  root_created_at timestamptz not null,
  created_at timestamptz not null,
  last_bet_at timestamptz not null,
  ended_at timestamptz,
  -- The token that replaced it, encrypted with the old one itself: a repeat of the swap must
  -- present that.
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
  -- When it was first closed, kept from the first movement after that: a round that was closed and
  -- then rolled back may be opened by another bet, and its first close would be lost.
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

-- The accepted movements of vendors, under the vendor's key; a refusal leaves no row. A rollback of
-- a missing bet claims the bet's own key as a tombstone, so a late bet finds it taken. legs
-- contains pairs of account and amount when more than one pocket was used; else account_id is the
-- only one.
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

create type round.answer as enum (
  'ok', 'repeat', 'again', 'duplicate', 'token_unknown', 'token_expired', 'vendor_disabled', 'player_disabled',
  'game_unknown',
  'wrong_currency', 'limit_exceeded', 'round_closed', 'insufficient', 'bet_unknown', 'rolled_back'
);

-- A vendor's command to a player's wallet; n is its place in the batch. main_id, the player's first
-- pocket, comes from the token.
create type round.command as (
  n integer, player_id bigint, main_id bigint, token_hash bytea, kind round.kind, external_id text,
  of_external_id text, round_key text, closes boolean, game_code text, currency text, amount bigint, is_free boolean,
  is_promo boolean, request_hash uuid, outcome jsonb
);

-- A command with its answer and the rows that were found for it. of_… is the movement it refers to;
-- reach is the pockets, and the other accounts of a win that is rolled back; wakes_… are the rows
-- that get the time of a bet, since they have no recent one.
create type round.found as (
  n integer, answer round.answer, kind round.kind, player_id bigint, token_hash bytea, vendor_id smallint,
  external_id text, of_external_id text, request_hash uuid, round_key text, closes boolean, amount bigint,
  is_free boolean, is_promo boolean, outcome jsonb, brand text, currency text, mode round.mode,
  settles_once boolean, free_id bigint, wagers_id bigint, settle_id bigint, wakes_token boolean,
  wakes_sign_in bigint, game_id bigint, game_version text, category text, round_id bigint,
  known_balance bigint, known_round bigint, of_kind round.kind, of_at timestamptz, of_bet text,
  of_account bigint, of_legs bigint[], of_reversed boolean, pockets bigint[], reach bigint[],
  balances bigint[], total bigint, debt_id bigint, debt bigint
);

-- The effect of a command. amount is what moves; legs are pairs of the player's account and its
-- part; outgoing means that they lose it.
create type round.planned as (
  n integer, answer round.answer, kind round.kind, player_id bigint, token_hash bytea, vendor_id smallint,
  external_id text, of_external_id text, request_hash uuid, closes boolean, outcome jsonb, amount bigint,
  legs bigint[], outgoing boolean, counter_id bigint, main_id bigint, balance_before bigint,
  balance_after bigint, of_kind round.kind, of_at timestamptz, of_bet text, settles_once boolean,
  round_id bigint, opens boolean, round_key text, game_id bigint, game_version text, brand text,
  currency text, mode round.mode, wakes_token boolean, wakes_sign_in bigint, category text, vendor_pays boolean
);

-- other_game: a win that names another game than its bet, or an unknown one.
create type round.answered as (
  n integer, answer round.answer, balance bigint, round_id bigint, other_game boolean
);

-- Rounds by the time of their opening, for comparing or counting an hour of them. Rows are stored
-- in that order anyway, so that the smallest kind of index is enough.
create index round_opened on round.round using brin (opened_at) with (pages_per_range = 32);

-- Old keys. A vendor's key counts once for more than four months, whatever token it comes with.
-- Past months have their own index of keys, too large to be read for each bet; a filter of some
-- bits a key, small enough to stay in memory, excludes keys that cannot be in them. A key that it
-- cannot exclude is looked up there.

-- Four bits of 16,384 a key; "generation" is the latest filter.
create table round.key_filter (
  generation integer not null,
  chunk integer not null,
  bits bytea not null,
  primary key (generation, chunk)
);
alter table round.key_filter alter column bits set storage plain;

-- What the filter covers: all keys of the months before until_at that still count.
create table round.key_span (
  only_one boolean primary key default true check (only_one),
  generation integer not null,
  chunks integer not null,
  until_at timestamptz not null
);
