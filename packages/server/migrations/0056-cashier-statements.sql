-- A bank's statement as an operator imports it: each line counts once, whoever imports it and
-- whatever file it is in.
create table cashier.bank_statement (
  id bigint generated always as identity primary key,
  brand text not null,
  method_code text not null,
  operator_id bigint not null,
  file_digest bytea not null,
  imported_at timestamptz not null default lib.now()
);

create table cashier.bank_statement_line (
  bank_account_id bigint not null references cashier.bank_account,
  -- The bank's own reference; a payment has it as its id.
  reference text not null,
  statement_id bigint not null references cashier.bank_statement,
  booked_on date not null,
  -- Above zero: money came in.
  amount bigint not null,
  content text not null,
  primary key (bank_account_id, reference),
  constraint line_amount check (amount <> 0)
);

create index line_of_statement on cashier.bank_statement_line (statement_id);
