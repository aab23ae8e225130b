-- The debit of a statement pays one payout: the line says which, in the transaction that settles it.
alter table cashier.bank_statement_line
  add column payout_id uuid references cashier.payout,
  add constraint line_of_payout unique (payout_id),
  add constraint line_paid_out check (payout_id is null or amount < 0);

-- Those that settled a payout before.
update cashier.bank_statement_line l
set payout_id = p.id
from (
  select distinct on (id) id, account_id, bank_reference
  from (
    select distinct on (a.id, o.bank_reference) o.id, a.id as account_id, o.bank_reference
    from cashier.payout o
    join cashier.bank_account a on a.brand = o.brand
    join cashier.bank_statement_line d on d.bank_account_id = a.id
      and d.reference = o.bank_reference and d.amount < 0
    where o.status = 'paid' and o.claimed_by is not null
    order by a.id, o.bank_reference, o.closed_at, o.id
  ) each_line
  order by id, account_id
) p
where l.bank_account_id = p.account_id and l.reference = p.bank_reference;

-- A reference is of one payout by hand; a later one that was given it again keeps it with a number.
update cashier.payout o
set bank_reference = o.bank_reference || ' (' || n.place || ')'
from (
  select id, row_number() over (partition by brand, bank_reference order by created_at, id) as place
  from cashier.payout
  where bank_reference is not null and claimed_by is not null
) n
where n.id = o.id and n.place > 1;

create unique index payout_reference_once on cashier.payout (brand, bank_reference)
  where claimed_by is not null and bank_reference is not null;
