-- Beneath every schema: the clock that tests can move, the outbox from which jobs read, the leases that
-- say which process does what one does at a time, and the months of what grows for ever.
create schema if not exists lib;

create table lib.outbox (
  id bigint generated always as identity primary key,
  type text not null,
  payload jsonb not null,
  created_at timestamptz not null default lib.now(),
  -- Who takes an event moves this into the future: if that process dies, the event is due again.
  due_at timestamptz not null default lib.now(),
  attempts integer not null default 0,
  done_at timestamptz
);

create index outbox_waiting on lib.outbox (due_at) where done_at is null;
create index outbox_done on lib.outbox (done_at) where done_at is not null;

-- What one process does at a time, by name: a repeating job until it is due again, the comparison of a vendor's
-- rounds, a call that a vendor allows now and then. After a failure all wait until paused_until.
create table lib.lease (
  name text primary key,
  held_until timestamptz not null,
  paused_until timestamptz not null default '-infinity',
  failures integer not null default 0
);

-- What guards a secret or money is counted here, so that all processes count as one: by the call and whose
-- it was (a network, a player), or by an account's name and a device of it.
create table lib.attempt (
  subject text primary key,
  count integer not null,
  since timestamptz not null,
  last_at timestamptz not null
);

create index attempt_last on lib.attempt (last_at);

-- What one at a time may do, by a key, for as long as the transaction that does it.
create unlogged table lib.busy (
  key bigint primary key
);
