-- A sign-in in an unknown browser that waits for the code that was mailed: one of a person.
create table operator.device_code (
  operator_id bigint primary key references operator.operator,
  -- SHA-256 of what the page holds.
  ticket_hash bytea not null unique,
  -- Keyed digest of the six digits.
  code_digest bytea not null,
  tries integer not null default 0 check (tries <= 5),
  expires_at timestamptz not null
);
