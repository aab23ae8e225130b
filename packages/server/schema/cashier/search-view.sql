-- What a number of the cashier names, for the operators' search.
create or replace view cashier.order_view as
select number, 'deposit' as kind, brand, player_id, amount, currency, created_at as at
from cashier.deposit
union all
select number, 'withdrawal', brand, player_id, amount, currency, created_at
from cashier.withdrawal;
