-- Everything the games process stores. It never reads or writes another schema: a player is the
-- name that the platform's wallet uses, money is the wallet's answer.

-- A player of a brand in a currency. Visitors play with money of ours, kept here.
create table games.player (
  id bigint generated always as identity primary key,
  brand text not null,
  user_ref text not null,
  currency text not null,
  is_demo boolean not null,
  demo_balance bigint,
  created_at timestamptz not null default clock_timestamp(),
  constraint player_once unique (brand, user_ref, currency, is_demo),
  constraint demo_money_of_visitors check (is_demo = (demo_balance is not null)),
  constraint no_demo_overdraft check (demo_balance >= 0)
);

-- A player at a game. Its row is locked by whatever starts a round, so that there is never a second one.
create table games.seat (
  id bigint generated always as identity primary key,
  player_id bigint not null references games.player,
  game text not null,
  -- Presses that became a row of games.round: the number of the last.
  rounds bigint not null default 0,
  last_started_at timestamptz,
  last_stake bigint,
  -- When a repeat of a refused press was last answered.
  last_repeated_at timestamptz,
  -- Refused presses since a time, for the alarm.
  refused integer not null default 0,
  refused_since timestamptz,
  constraint seat_once unique (player_id, game)
);

-- Pairs of seeds: one in use, one that is next and whose hash is shown beforehand, and the opened ones. A server
-- seed is encrypted by a key outside the database until its pair is opened. The next pair has no client seed yet:
-- its server seed stands before the player chooses.
create table games.seeds (
  id bigint generated always as identity primary key,
  seat_id bigint not null references games.seat,
  sealed_seed text not null,
  server_seed text,
  server_seed_hash text not null,
  client_seed text,
  -- Presses made with the pair: the last nonce.
  rounds bigint not null default 0,
  started_at timestamptz,
  opened_at timestamptz,
  constraint seeds_server_seed check (server_seed ~ '^[0-9a-f]{64}$'),
  constraint seeds_client_seed check (length(client_seed) between 1 and 64),
  constraint seeds_begun check ((started_at is not null) = (client_seed is not null)),
  constraint seeds_shown check ((opened_at is not null) = (server_seed is not null)),
  constraint seeds_opened check (opened_at is null or started_at is not null)
);
create unique index seeds_in_use on games.seeds (seat_id) where started_at is not null and opened_at is null;
create unique index seeds_next on games.seeds (seat_id) where started_at is null;
create index seeds_of_seat on games.seeds (seat_id, id desc);

-- One use, a minute; only the digest is kept.
create table games.ticket (
  hash bytea primary key,
  player_id bigint not null references games.player,
  game text not null,
  play_token text,
  language text not null,
  site_origin text not null,
  lobby_url text,
  recall uuid,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index ticket_expiry on games.ticket (expires_at);

-- A game that was opened. The play token is worth nothing without the key that signs wallet calls.
create table games.session (
  id uuid primary key,
  cookie_hash bytea not null,
  player_id bigint not null references games.player,
  game text not null,
  play_token text,
  language text not null,
  site_origin text not null,
  lobby_url text,
  recall uuid,
  created_at timestamptz not null default clock_timestamp(),
  last_used_at timestamptz not null default clock_timestamp(),
  -- The platform said that its token has ended: the player signed out there.
  ended_at timestamptz
);
create index session_of_player on games.session (player_id);

-- betting: the bet is not certain yet. open: waits for the player. settling: the win is owed. cancelling: the bet
-- is being taken back. settled, refunded, refused: over. A press uses its number and its nonce whatever becomes of
-- it, and nothing is drawn before the bet is accepted: a press that is refused or taken back never has an outcome.
create table games.round (
  id uuid primary key,
  seat_id bigint not null references games.seat,
  session_id uuid not null references games.session,
  seeds_id bigint not null references games.seeds,
  number bigint not null,
  key uuid not null,
  status text not null,
  version text not null,
  client_seed text not null,
  nonce bigint not null,
  stake bigint not null,
  -- What was staked on, in the game's own words, where it asks.
  bet text,
  unit_price bigint not null,
  payout bigint not null default 0,
  outcome jsonb,
  -- The hidden part of the outcome, which the player sees after their choices.
  hidden jsonb,
  bet_id uuid not null unique,
  win_id uuid not null unique,
  rollback_id uuid not null unique,
  bet_tries integer not null default 0,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  refusal text,
  balance_before bigint,
  balance_after bigint,
  started_at timestamptz not null,
  touched_at timestamptz not null,
  ended_at timestamptz,
  seen boolean not null default false,
  constraint round_key unique (seat_id, key),
  constraint round_status
    check (status in ('betting', 'open', 'settling', 'cancelling', 'settled', 'refunded', 'refused')),
  constraint drawn_when_accepted check (
    case when status in ('open', 'settling', 'settled') then outcome is not null
         when status in ('betting', 'cancelling', 'refused') then outcome is null and hidden is null
         else true end),
  constraint round_stake check (stake > 0 and unit_price > 0 and payout >= 0),
  constraint round_end check ((ended_at is not null) = (status in ('settled', 'refunded', 'refused')))
);
create unique index one_round_at_a_time on games.round (seat_id)
  where status in ('betting', 'open', 'settling', 'cancelling');
create unique index round_number on games.round (seat_id, number);
create unique index round_nonce on games.round (seeds_id, nonce);
create index round_list on games.round (seat_id, started_at desc);
create index round_of_session on games.round (session_id);
create index round_unfinished on games.round (next_try_at)
  where status in ('betting', 'open', 'settling', 'cancelling');

-- A round with everything that is needed to finish and to show it.
create view games.round_view as
select r.*, s.player_id, s.game, p.brand, p.user_ref, p.currency, p.is_demo, e.play_token,
       d.server_seed_hash, d.server_seed
from games.round r
join games.seat s on s.id = r.seat_id
join games.player p on p.id = s.player_id
join games.session e on e.id = r.session_id
join games.seeds d on d.id = r.seeds_id;
