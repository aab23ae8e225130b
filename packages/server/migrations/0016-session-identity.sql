-- Sign-in by an account at another company (Google, Facebook, a number verified by SMS).
create table session.identity (
  brand text not null,
  provider text not null check (provider in ('firebase', 'google', 'facebook')),
  -- The person's id within the brand's Firebase project.
  subject text not null,
  player_id bigint not null references player.player,
  created_at timestamptz not null default lib.now(),
  constraint identity_taken primary key (brand, provider, subject)
);

create index identity_player on session.identity (player_id);

-- An ID token signs in once: the SHA-256 of those that were used and are not yet expired.
create table session.used_id_token (
  token_hash bytea primary key,
  expires_at timestamptz not null
);

create index used_id_token_expires on session.used_id_token (expires_at);

-- An identity without a player, on its way through the registration; one use.
create table session.unknown_identity (
  ticket_hash bytea primary key,
  brand text not null,
  provider text not null,
  subject text not null,
  -- The verified number, encrypted; only of `firebase`.
  mobile bytea,
  created_at timestamptz not null default lib.now()
);

create index unknown_identity_created on session.unknown_identity (created_at);
