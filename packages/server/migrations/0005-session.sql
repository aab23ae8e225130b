-- Sessions: credentials, sign-ins, and their tokens.
create schema session;

create table session.credential (
  player_id bigint primary key references player.player,
  -- argon2id in PHC form, parameters included.
  password_hash text not null,
  password_at timestamptz not null default lib.now(),
  must_change boolean not null default false,
  -- A demo account with the password that the start prints: it signs in at a demo brand only, and a
  -- production site is not served with it.
  is_demo boolean not null default false,
  payment_password_hash text,
  -- The player is shown the previous sign-in.
  last_at timestamptz,
  last_address inet
);

create table session.sign_in (
  id bigint generated always as identity primary key,
  player_id bigint not null references player.player,
  -- SHA-256 of the companion cookie.
  cookie_hash bytea not null unique,
  strength text not null default 'full' check (strength in ('full', 'look')),
  address inet not null,
  user_agent text not null,
  created_at timestamptz not null default lib.now(),
  -- The player's last own act; background calls of the browser do not count.
  active_at timestamptz not null default lib.now(),
  ended_at timestamptz,
  reason text check (reason in ('logout', 'elsewhere', 'idle', 'expired', 'blocked')),
  constraint ended_for_a_reason check ((ended_at is null) = (reason is null))
);

create index sign_in_player on session.sign_in (player_id, id);
create index sign_in_live on session.sign_in (player_id) where ended_at is null;
create index sign_in_idle on session.sign_in (active_at) where ended_at is null;

-- One token a tab; only its SHA-256 is stored.
create table session.token (
  token_hash bytea primary key,
  sign_in_id bigint not null references session.sign_in,
  created_at timestamptz not null default lib.now()
);

create index token_sign_in on session.token (sign_in_id);

-- Browsers that signed in before. Their failures are counted separately, so that a stranger who
-- guesses cannot lock the owner out.
create table session.device (
  device_hash bytea not null,
  player_id bigint not null references player.player,
  seen_at timestamptz not null default lib.now(),
  primary key (device_hash, player_id)
);
