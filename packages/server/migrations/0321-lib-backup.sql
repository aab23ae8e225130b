-- Copies of the database that were restored and compared with it, as `npm run backup` says.
create table lib.backup (
  id bigint generated always as identity primary key,
  -- Up to when the copy knows what happened.
  made_at timestamptz not null,
  proven_at timestamptz not null default lib.now(),
  check (made_at <= proven_at)
);

-- The disk of a process's folder of data, as it last found it.
alter table lib.process
  add column disk_bytes bigint,
  add column disk_free_bytes bigint;
