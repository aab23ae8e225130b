-- The processes of a site, what each last did of the periodic work, and why an event waits.
create table lib.process (
  id uuid primary key,
  host text not null,
  pid integer not null,
  roles text[] not null,
  build text not null,
  -- SHA-256 of the files that the process runs, where it knows them.
  build_digest text,
  node_version text not null,
  -- The version of each brand's configuration that the process uses.
  config_versions jsonb not null default '{}',
  -- By how much its clock is ahead of the database's.
  drift_ms integer not null default 0,
  started_at timestamptz not null default lib.now(),
  seen_at timestamptz not null default lib.now(),
  ended_at timestamptz
) with (fillfactor = 50);

create index process_seen on lib.process (seen_at);

create table lib.job (
  name text primary key,
  seconds integer not null,
  runner uuid,
  began_at timestamptz,
  ended_at timestamptz,
  failed_at timestamptz,
  -- The kind of the last failure; never its text.
  reason text,
  runs bigint not null default 0,
  requested_at timestamptz
) with (fillfactor = 50);

-- When its last try failed: null while it waits for the first one or is being handled.
alter table lib.outbox
  add column failed_at timestamptz,
  add column reason text;

create index outbox_failed on lib.outbox (failed_at) where done_at is null and failed_at is not null;
