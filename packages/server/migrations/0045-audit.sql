-- Every act of an operator, of the machine on money and cases, and of a command: append-only lines,
-- joined to a chain of digests in which a changed, dropped or swapped line is found.
create schema audit;

create table audit.entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default lib.now(),
  brand text,
  -- Null for the machine and for a command; role says which.
  operator_id bigint,
  sign_in_id bigint,
  role text,
  act text not null check (act ~ '^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+$'),
  object_kind text not null,
  object_id text not null,
  case_id bigint,
  -- JSON as text: keys sorted, no spaces, amounts as text.
  before text check (before is null or before::jsonb is not null),
  after text check (after is null or after::jsonb is not null),
  reason text,
  -- The entry of the first person, where this is the second.
  second_of bigint,
  address inet,
  request_id text,
  -- SHA-256 of the sixteen columns above.
  digest bytea not null check (length(digest) = 32),
  -- For the search; it is in the digest with the column that it comes from.
  player_id bigint generated always as (
    case when object_kind = 'player' and object_id ~ '^\d{1,18}$' then object_id::bigint
      when after::jsonb ->> 'playerId' ~ '^\d{1,18}$' then (after::jsonb ->> 'playerId')::bigint
    end) stored
);

create index entry_operator on audit.entry (operator_id, id desc) where operator_id is not null;
create index entry_object on audit.entry (object_kind, object_id, id desc);
create index entry_act on audit.entry (act, id desc);
create index entry_player on audit.entry (player_id, id desc) where player_id is not null;
create index entry_request on audit.entry (request_id) where request_id is not null;
create index entry_at on audit.entry using brin (at);

-- Entries that the chain does not have yet; written and removed with them.
create table audit.unlinked (
  entry_id bigint primary key
);

create table audit.link (
  n bigint primary key check (n > 0),
  entry_id bigint not null unique,
  digest bytea not null,
  prev bytea not null,
  hash bytea not null check (length(hash) = 32)
);

-- The head of the chain as it was told to a place outside, by which a cut or rewritten end is found.
create table audit.anchor (
  n bigint not null,
  hash bytea not null,
  at timestamptz not null default lib.now(),
  place text not null,
  receipt text,
  primary key (n, place)
);
