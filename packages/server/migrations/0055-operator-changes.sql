-- What operators alter: proposed, confirmed by one or two persons, applied, undone by another one.
create table operator.change (
  id bigint generated always as identity primary key,
  kind text not null,
  object text not null,
  brand text,
  base_version text not null,
  -- The new values by name, and those that they replace.
  patch jsonb not null,
  before jsonb not null,
  -- Null: a command, by the login in cli.
  author bigint references operator.operator,
  cli text,
  second bigint references operator.operator,
  needs_second boolean not null,
  alone boolean not null default false,
  state text not null check (state in ('proposed', 'applied', 'rejected', 'withdrawn', 'failed')),
  reason text not null,
  undoes bigint references operator.change,
  key uuid,
  -- The line of the audit that proposed it, and the digest of the one that applied it.
  entry_id bigint not null,
  digest bytea,
  created_at timestamptz not null default lib.now(),
  decided_at timestamptz,
  constraint by_someone check ((author is null) <> (cli is null)),
  constraint second_is_another check (second <> author),
  constraint second_is_there check (state <> 'applied' or not needs_second or second is not null or alone),
  constraint applied_has_digest check ((state = 'applied') = (digest is not null))
);

create unique index change_open on operator.change (kind, object) where state = 'proposed';
create unique index change_key on operator.change (author, key) where key is not null;
create unique index change_undone on operator.change (undoes) where state = 'applied';
create index change_object on operator.change (kind, object, id desc);
