-- When people are on shift: they may be given cases, and what they have is handed over at its end.
create table casework.shift (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operator.operator,
  from_at timestamptz not null default lib.now(),
  until_at timestamptz,
  constraint shift_order check (until_at >= from_at)
);

create unique index one_open_shift on casework.shift (operator_id) where until_at is null;
create index shift_of_operator on casework.shift (operator_id, id desc);
