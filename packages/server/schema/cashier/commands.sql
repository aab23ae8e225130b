-- The command of the ledger by which a player's deposit was credited, or the money of a withdrawal was set aside, under
-- the number that people know.
create or replace view cashier.command_view as
select d.number, d.player_id, 'cashier' as namespace, d.provider || ':' || d.payment_id as reference
from cashier.deposit d
where d.status = 'credited' and d.payment_id is not null
union all
select w.number, w.player_id, 'cashier:withdrawal', w.id::text
from cashier.withdrawal w;
