-- The deposits and withdrawals of a brand in some days.
create index deposit_of_brand on cashier.deposit (brand, created_at desc);
create index withdrawal_of_brand on cashier.withdrawal (brand, created_at desc);
