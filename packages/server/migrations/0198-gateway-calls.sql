-- How many calls a vendor's wallet took and we made, minute by minute, for the health of a vendor.
-- Each process adds what it counted every few seconds.
create table gateway.call_minute (
  vendor_code text not null,
  -- in: the vendor calls the wallet; out: we call the vendor; unsigned: a call that the vendor did
  -- not sign, perhaps a stranger's.
  direction text not null check (direction in ('in', 'out', 'unsigned')),
  at timestamptz not null,
  calls integer not null,
  -- Without an outcome, or refused for what only a person can mend.
  errors integer not null,
  -- How many took at most so long, by the bounds of the code that counts.
  times integer[] not null,
  primary key (vendor_code, direction, at)
);

create index call_minute_at on gateway.call_minute (at);

-- What a person found out about a difference; a new one is another row.
alter table gateway.difference
  add column explanation text,
  add column explained_by bigint,
  add column explained_at timestamptz;
