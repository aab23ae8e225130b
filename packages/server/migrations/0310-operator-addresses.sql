-- From where operators called, each address once: a session goes on when its person goes elsewhere.
create table operator.seen_address (
  operator_id bigint not null references operator.operator,
  address inet not null,
  seen_at timestamptz not null default lib.now(),
  primary key (operator_id, address)
);

create index seen_address_age on operator.seen_address (seen_at);

insert into operator.seen_address (operator_id, address, seen_at)
select operator_id, last_address, max(active_at)
from operator.sign_in
where last_address is not null
group by operator_id, last_address;
