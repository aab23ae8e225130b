-- Files that operators ask for. What a file has is encrypted under a key of its own, which is
-- wrapped by the site's; parts and state are written in one commit, so that no half file is offered.
create table report.export (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operator.operator,
  -- The key of the call, so that one that is repeated is one export.
  key text not null,
  kind text not null check (kind in ('players', 'money', 'audit')),
  -- Every line is of one of these, or of none.
  brands text[] not null,
  filter jsonb not null,
  reason text not null,
  -- How many lines there were when it was asked for, and the most that the file may have.
  lines integer not null,
  most integer not null,
  state text not null default 'waiting' constraint export_state check (
    state in ('second', 'waiting', 'ready', 'fetched', 'ended', 'failed', 'over')),
  needs_second boolean not null,
  second_id bigint references operator.operator,
  -- Its line in the audit.
  entry_id bigint not null,
  asked_at timestamptz not null default lib.now(),
  -- It ends by itself.
  until timestamptz not null,
  attempts integer not null default 0,
  rows integer,
  parts integer,
  bytes bigint,
  digest bytea,
  key_id text,
  wrapped bytea,
  fetched_at timestamptz,
  -- Why it failed or ended.
  why text,
  constraint export_once unique (operator_id, key),
  constraint export_second check (second_id is distinct from operator_id),
  constraint export_approved check (
    not needs_second or second_id is not null or state in ('second', 'ended', 'over')),
  constraint export_whole check (
    state not in ('ready', 'fetched')
    or (rows, parts, bytes, digest, key_id, wrapped) is not null)
);

create index export_of_operator on report.export (operator_id, id desc);
create index export_open on report.export (state, id) where state in ('second', 'waiting', 'ready');

create table report.export_part (
  export_id bigint not null references report.export on delete cascade,
  n integer not null,
  encrypted bytea not null,
  primary key (export_id, n)
);

-- Encrypted bytes are not compressed further.
alter table report.export_part alter column encrypted set storage external;
