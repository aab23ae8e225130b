-- A browser that was asked to remember its player. Its token is used once and replaced by the next
-- one; all of them stand here, so that a copy that is used again is recognised.
create table session.remembered (
  id bigint generated always as identity primary key,
  player_id bigint not null references player.player,
  -- The device that it is; a device that was forgotten since has no row.
  device_id bigint not null,
  -- The session that it opened last.
  sign_in_id bigint not null,
  -- When the player last showed who they are with more than this token.
  proven_at timestamptz not null default lib.now(),
  expires_at timestamptz not null
);

create index remembered_player on session.remembered (player_id);
create index remembered_expires on session.remembered (expires_at);

create table session.remember_token (
  -- SHA-256 of the cookie.
  token_hash bytea primary key,
  remembered_id bigint not null references session.remembered on delete cascade,
  used_at timestamptz
);

create index remember_token_remembered on session.remember_token (remembered_id);

-- What the sign-in form said, kept while a second factor is asked for.
alter table session.step add column remember boolean not null default false;

-- The player is shown the previous sign-in with its device.
alter table session.credential add column last_user_agent text;
