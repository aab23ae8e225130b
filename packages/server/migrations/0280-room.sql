-- The chat room of a brand: its lines are numbered without a gap.
create schema if not exists room;

create table room.room (
  brand text primary key,
  last_n integer not null default 0,
  -- The oldest line that is kept.
  first_n integer not null default 1
) with (fillfactor = 70);

create table room.message (
  id bigint generated always as identity primary key,
  brand text not null,
  n integer not null,
  -- Of an account that ended, and of a line of the room itself, there is none.
  player_id bigint references player.player,
  -- Sent again under its key, a message is the same message.
  key uuid,
  text text,
  -- A line of the room itself: the message of this number was hidden.
  hides integer,
  hidden_at timestamptz,
  -- A person decided that it may stay: reports of it call no one again.
  kept_at timestamptz,
  at timestamptz not null default lib.now(),
  constraint message_number unique (brand, n),
  constraint message_once unique (player_id, key),
  constraint message_of_player check ((player_id is null) = (key is null)),
  constraint message_says check (num_nonnulls(text, hides) <= 1),
  constraint message_length check (length(text) between 1 and 200)
);

create index message_of_writer on room.message (player_id, n);

-- Who reported a message; plain numbers, since the message is another player's.
create table room.report (
  message_id bigint not null,
  player_id bigint not null references player.player,
  reason text not null,
  at timestamptz not null default lib.now(),
  primary key (message_id, player_id),
  constraint report_reason check (reason in ('abuse', 'spam', 'private', 'other'))
);

create index report_of_player on room.report (player_id);

-- A player does not see what another writes; a plain number of the other.
create table room.mute (
  id bigint generated always as identity primary key,
  player_id bigint not null references player.player,
  muted_id bigint not null,
  at timestamptz not null default lib.now(),
  constraint mute_once unique (player_id, muted_id),
  constraint no_own_mute check (player_id <> muted_id)
);

create index mute_of_muted on room.mute (muted_id);

-- An operator does not let a player write, until an instant or for ever.
create table room.silence (
  id bigint generated always as identity primary key,
  brand text not null,
  player_id bigint not null references player.player,
  until timestamptz not null,
  reason text not null,
  operator_id bigint not null references operator.operator,
  at timestamptz not null default lib.now(),
  lifted_at timestamptz,
  constraint silence_ends check (until > at)
);

-- A newer one takes the place of the one before.
create unique index silence_of_player on room.silence (brand, player_id) where lifted_at is null;
create index silence_player on room.silence (player_id);
