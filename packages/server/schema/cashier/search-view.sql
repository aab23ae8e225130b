-- What a number of the cashier names, for the operators' search.
create or replace view cashier.order_view as
select number, 'deposit' as kind, brand, player_id, amount, currency, created_at as at
from cashier.deposit
union all
select number, 'withdrawal', brand, player_id, amount, currency, created_at
from cashier.withdrawal;

-- Lines of banks' statements, without what the payer wrote.
create or replace view cashier.statement_line_view as
select l.reference, a.brand, a.method_code, a.currency, l.amount, l.booked_on
from cashier.bank_statement_line l
join cashier.bank_account a on a.id = l.bank_account_id;

-- Players' own accounts by the keyed digests of their last four digits.
create or replace view cashier.payee_tail_digest_view as
select t.brand, t.digest, t.player_id, p.added_at
from cashier.payee_tail t
join cashier.payee p on p.id = t.payee_id
where p.removed_at is null;

-- For processes of an older build.
create or replace view cashier.payee_tail_view as
select brand, last4, player_id, added_at from cashier.payee where removed_at is null;

-- The order that a case is about: of a withdrawal or of one of its payouts, and of a payment that
-- was credited to an order or named one.
create or replace view cashier.withdrawal_subject_view as
select id, number from cashier.withdrawal
union all
select p.id, w.number from cashier.payout p join cashier.withdrawal w on w.id = p.withdrawal_id;

create or replace view cashier.payment_subject_view as
select p.id, d.number
from cashier.payment p
join cashier.deposit d on d.id = coalesce(p.deposit_id, p.named_id);

-- Who got the money of a payment: the case of it may be of another player, or of none.
create or replace view cashier.payment_owner_view as
select p.id, d.player_id
from cashier.payment p
join cashier.deposit d on d.id = p.deposit_id;
