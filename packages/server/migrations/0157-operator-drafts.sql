-- What a person typed of a change and has not proposed yet, with the version that they read.
create table operator.draft (
  operator_id bigint not null references operator.operator,
  kind text not null,
  object text not null,
  base_version text not null,
  patch jsonb not null,
  at timestamptz not null default lib.now(),
  primary key (operator_id, kind, object)
);

create index draft_of_object on operator.draft (kind, object);
