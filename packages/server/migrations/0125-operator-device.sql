-- The browsers in which a person has signed in: their attempts are counted apart from strangers'.
create table operator.known_device (
  -- SHA-256 of the cookie.
  digest bytea primary key,
  operator_id bigint not null references operator.operator,
  added_at timestamptz not null default lib.now(),
  used_at timestamptz not null default lib.now()
);

create index known_device_operator on operator.known_device (operator_id, used_at);
