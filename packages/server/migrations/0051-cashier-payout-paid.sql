-- What a payout paid, where the provider or the bank says that it was less.
alter table cashier.payout
  add column paid_amount bigint,
  add constraint payout_paid_less check (paid_amount is null or paid_amount between 0 and amount);
