-- Codes and links that are sent to a person, and what a session's way in allows.

-- One live code for each recipient and purpose: a new one replaces the older.
create table session.code (
  -- Keyed digest of brand, purpose and recipient: no number and no address can be read here.
  recipient bytea primary key,
  -- Keyed digest of the code.
  code_hash bytea not null,
  -- Counted before a try is judged.
  tries smallint not null default 0,
  created_at timestamptz not null default lib.now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint ten_minutes_at_most check (expires_at <= created_at + interval '10 minutes')
);

create index code_expires on session.code (expires_at);

-- One-time links in mails: only the SHA-256 of the secret in the address is stored.
create table session.ticket (
  ticket_hash bytea primary key,
  player_id bigint not null references player.player,
  purpose text not null check (purpose in ('password', 'unlock')),
  created_at timestamptz not null default lib.now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

create index ticket_player on session.ticket (player_id);
create index ticket_expires on session.ticket (expires_at);

-- An account made by a code or by another company has no password until its player sets one.
alter table session.credential alter column password_hash drop not null;

alter table session.sign_in
  -- When the player typed the password in this session.
  add column password_at timestamptz,
  -- Why this session may only change the password and end.
  add column must_change text check (must_change in ('default', 'expired')),
  drop constraint sign_in_reason_check,
  add constraint sign_in_reason_check check (reason in
    ('logout', 'elsewhere', 'idle', 'expired', 'blocked', 'password', 'revoked'));
