-- An order (cashier.deposit) is what a player wants to pay in; a payment is what arrived. A payment
-- is matched with an order, or its money is in house:<brand>:suspense until a person has decided, or
-- it was returned.
create table cashier.payment (
  id bigint generated always as identity primary key,
  provider text not null,
  -- The provider's or the bank's name for it.
  payment_id text not null,
  brand text not null,
  method_code text not null,
  amount bigint not null,
  currency text not null,
  state text not null,
  -- The order that it named, whether or not there is such an order.
  named_id uuid,
  -- The order that it was credited to.
  deposit_id uuid references cashier.deposit,
  -- Why a person must decide: partly, more, twice, late, wrong_content, unknown_payer …
  reasons text[] not null default '{}',
  -- The text of a bank transfer, and who sent it.
  content text,
  payer text,
  came_at timestamptz not null default lib.now(),
  settled_at timestamptz,
  constraint payment_of_provider unique (provider, payment_id),
  constraint payment_amount check (amount > 0),
  constraint payment_state check (state in ('matched', 'suspense', 'returned')),
  constraint payment_order check ((state = 'matched') = (deposit_id is not null)),
  constraint payment_settled check ((state = 'suspense') = (settled_at is null))
);

create index payment_of_order on cashier.payment (deposit_id);
create index payment_named on cashier.payment (named_id) where state = 'suspense';
create index payment_suspense on cashier.payment (brand, came_at) where state = 'suspense';

insert into cashier.payment (provider, payment_id, brand, method_code, amount, currency, state,
  named_id, deposit_id, came_at, settled_at)
select provider, payment_id, brand, method_code, amount, currency, 'matched', id, id, credited_at,
  credited_at
from cashier.deposit where status = 'credited'
order by credited_at;

insert into cashier.payment (provider, payment_id, brand, method_code, amount, currency, state,
  named_id, reasons, came_at)
select u.provider, u.payment_id, u.brand, coalesce(d.method_code, u.provider), u.amount, u.currency,
  'suspense', u.deposit_id,
  array[case u.why
    when 'already_settled' then 'twice'
    when 'unknown_deposit' then 'wrong_content'
    when 'amount_mismatch' then case when u.amount < d.amount then 'partly' else 'more' end
  end], u.came_at
from cashier.unmatched_payment u
left join cashier.deposit d on d.id = u.deposit_id and d.provider = u.provider
order by u.came_at;

drop table cashier.unmatched_payment;

-- received: the money is here, and a person decides. amount is what was paid; asked_amount what the
-- order asked for, where another amount arrived.
alter table cashier.deposit
  add column asked_amount bigint,
  drop constraint deposit_status,
  add constraint deposit_status
    check (status in ('pending', 'received', 'credited', 'failed', 'expired')),
  add constraint deposit_asked check (asked_amount > 0 and asked_amount <> amount);
