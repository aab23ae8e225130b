-- What we booked on a day and what a statement says of it are read by day.
create index line_of_day on cashier.bank_statement_line (bank_account_id, booked_on);
create index payment_of_day on cashier.payment (brand, came_at);
create index payout_paid_on on cashier.payout (brand, closed_at) where status = 'paid';
