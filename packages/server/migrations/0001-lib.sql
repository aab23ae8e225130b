-- Beneath every schema: the clock that tests can move, the outbox from which jobs read, and the clockwork
-- that says which process does what repeats.
create schema if not exists lib;

-- The database's time; only tests set parlour.clock_offset.
create function lib.now() returns timestamptz
language sql volatile parallel safe
as $$
  select clock_timestamp()
    + coalesce(nullif(current_setting('parlour.clock_offset', true), '')::interval, interval '0')
$$;

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

-- When each repeating job is due next; whoever moves the time does the job.
create table lib.schedule (
  name text primary key,
  due_at timestamptz not null,
  failures integer not null default 0
);
