-- The country of the player's address when it was requested; none for an order of an operator's.
alter table cashier.deposit add column country text;
