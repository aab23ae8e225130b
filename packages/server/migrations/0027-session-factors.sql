-- How a player shows who they are beside the password.
create table session.factor (
  id bigint generated always as identity primary key,
  player_id bigint not null references player.player,
  kind text not null check (kind in ('totp', 'passkey')),
  name text not null,
  -- TOTP: the secret, sealed under SECRET_KEY, and the time step of the last code: each counts once.
  secret bytea,
  last_step bigint,
  -- Passkey: its id, its public key, and how often it signed.
  credential_id text unique,
  public_key bytea,
  sign_count bigint not null default 0,
  added_at timestamptz not null default lib.now(),
  -- A factor counts from here on.
  confirmed_at timestamptz,
  used_at timestamptz,
  constraint of_its_kind check (
    (kind = 'totp') = (secret is not null) and (kind = 'passkey') = (credential_id is not null)
    and (kind = 'passkey') = (public_key is not null))
);

create index factor_player on session.factor (player_id);

-- Each opens once what a factor opens; only a keyed digest is stored.
create table session.recovery_code (
  player_id bigint not null references player.player,
  digest bytea not null,
  used_at timestamptz,
  primary key (player_id, digest)
);

-- What authenticators know a player by: random, and nothing else's number.
create table session.passkey_user (
  player_id bigint primary key references player.player,
  handle bytea not null unique
);

-- A challenge of WebAuthn, used once.
create table session.ceremony (
  id uuid primary key,
  brand text not null references brand.brand,
  -- Whose passkey is added; null for one that signs.
  player_id bigint references player.player,
  challenge text not null,
  expires_at timestamptz not null
);

create index ceremony_expires on session.ceremony (expires_at);

-- A sign-in whose password was right and that waits for a second factor.
create table session.step (
  id_hash bytea primary key,
  player_id bigint not null references player.player,
  by_password boolean not null,
  must_change text,
  tries integer not null default 0,
  expires_at timestamptz not null
);

create index step_expires on session.step (expires_at);
