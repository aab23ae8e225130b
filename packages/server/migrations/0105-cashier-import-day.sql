-- What came of the statements that an operator imported in a day of the brand without a second
-- person: the sum is bounded as one amount is.
create table cashier.import_day (
  operator_id bigint not null,
  brand text not null,
  currency text not null,
  day date not null,
  amount bigint not null default 0,
  primary key (operator_id, brand, currency, day),
  constraint import_day_amount check (amount >= 0)
);
