-- The provider said that it has the money of an order, which therefore waits for it, and until when it
-- does: an announced payment that never comes does not reserve its amount for ever.
alter table cashier.deposit add column announced_until timestamptz;

-- What was announced before has a day from now. With a payment in suspense a person decides.
update cashier.deposit d
set announced_until = lib.now() + interval '24 hours'
where d.status = 'received' and not exists (
  select from cashier.payment p where p.named_id = d.id and p.state = 'suspense');

create index deposit_announced on cashier.deposit (announced_until)
  where status = 'received' and announced_until is not null;
