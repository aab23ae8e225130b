-- Below every schema: the clock that tests can move, the outbox that jobs read, the leases for work
-- that one process does at a time, and the monthly partitions of tables that grow for ever.
create schema if not exists lib;

create table lib.outbox (
  id bigint generated always as identity primary key,
  type text not null,
  -- The change that the event reports, among those of its type: published twice, it is one event.
  key text not null,
  payload jsonb not null,
  created_at timestamptz not null default lib.now(),
  -- A process that claims an event moves this into the future: if it dies, the event is due again.
  due_at timestamptz not null default lib.now(),
  attempts integer not null default 0,
  done_at timestamptz,
  constraint event_once unique (type, key)
);

create index outbox_waiting on lib.outbox (due_at) where done_at is null;
create index outbox_done on lib.outbox (done_at) where done_at is not null;

-- Work that one process does at a time, by name: a periodic job until it is due again, the
-- comparison of a vendor's rounds, a call that a vendor allows now and then. After a failure all
-- processes wait until paused_until.
create table lib.lease (
  name text primary key,
  held_until timestamptz not null,
  paused_until timestamptz not null default '-infinity',
  failures integer not null default 0
);

-- Counts that guard a secret or money are stored here, so that all processes share them: by the
-- call and its subject (a network, a player), or by an account's name and a device of it.
create table lib.attempt (
  subject text primary key,
  count integer not null,
  since timestamptz not null,
  last_at timestamptz not null
);

create index attempt_last on lib.attempt (last_at);

-- Keys of work that one transaction does at a time, for its duration.
create unlogged table lib.busy (
  key bigint primary key
);
