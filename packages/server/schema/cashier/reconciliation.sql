-- Each payment and payout that we booked beside the line of the bank's statement that says the same:
-- ours or bank is null where the other side has none. A line's day is the bank's; what has no line
-- yet is of the day on which we booked it, at its brand.
create or replace view cashier.reconciliation as
select a.brand, a.method_code, a.currency, 'in' as direction, l.booked_on as day, l.reference,
  l.content, p.amount as ours, l.amount as bank, p.id::text as subject_id
from cashier.bank_statement_line l
join cashier.bank_account a on a.id = l.bank_account_id
left join cashier.method m on m.brand = a.brand and m.code = a.method_code and m.kind = 'deposit'
left join cashier.payment p on p.provider = m.provider
  and p.payment_id in (l.reference, a.number || ':' || l.reference)
where l.amount > 0
union all
select p.brand, p.method_code, p.currency, 'in', (p.came_at at time zone b.time_zone)::date,
  p.payment_id, p.content, p.amount, null, p.id::text
from cashier.payment p
join brand.brand_view b on b.code = p.brand
where exists (
    select from cashier.bank_account a where a.brand = p.brand and a.method_code = p.method_code
  )
  and not exists (
    select from cashier.bank_account a
    join cashier.bank_statement_line l on l.bank_account_id = a.id
      and l.reference in (p.payment_id, substr(p.payment_id, length(a.number) + 2))
    where a.brand = p.brand and a.method_code = p.method_code
      and p.payment_id in (l.reference, a.number || ':' || l.reference)
  )
union all
select a.brand, a.method_code, a.currency, 'out', l.booked_on, l.reference, l.content, o.amount,
  -l.amount, o.id::text
from cashier.bank_statement_line l
join cashier.bank_account a on a.id = l.bank_account_id
left join cashier.payout o on o.id = l.payout_id
where l.amount < 0
union all
select o.brand, o.method_code, o.currency, 'out', (o.closed_at at time zone b.time_zone)::date,
  o.bank_reference, null, o.amount, null, o.id::text
from cashier.payout o
join brand.brand_view b on b.code = o.brand
where o.status = 'paid' and o.claimed_by is not null
  and not exists (select from cashier.bank_statement_line l where l.payout_id = o.id);
