-- Beneath every schema: the clock that tests can move, and the outbox from which jobs read.
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
  done_at timestamptz
);

create index outbox_waiting on lib.outbox (id) where done_at is null;
