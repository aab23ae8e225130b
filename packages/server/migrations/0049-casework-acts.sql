-- An act of an operator by its key: asked for again, it is not done again.
create table casework.act (
  operator_id bigint not null references operator.operator,
  key uuid not null,
  name text not null,
  case_id bigint references casework.case_file,
  at timestamptz not null default lib.now(),
  primary key (operator_id, key)
);

create index act_of_case on casework.act (case_id);

alter table casework.case_file
  add foreign key (claimed_by) references operator.operator,
  add foreign key (freed_by) references operator.operator;
alter table casework.line add foreign key (operator_id) references operator.operator;
alter table casework.note add foreign key (operator_id) references operator.operator;
alter table casework.decision
  add foreign key (operator_id) references operator.operator,
  -- Of its line in the audit.
  add column digest bytea;
