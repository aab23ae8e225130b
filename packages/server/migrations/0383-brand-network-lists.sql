-- Networks that an operator imports: blocked ones, and those of data centres. A list is written once;
-- a brand uses one of its own, or none.
create table brand.network_list (
  id bigint generated always as identity primary key,
  brand text not null references brand.brand,
  -- The list from which it was made, and how many of its networks are not in it any more.
  base_id bigint,
  gone integer not null,
  count integer not null,
  made_at timestamptz not null default lib.now()
);

create index network_list_of_brand on brand.network_list (brand, id desc);

create table brand.listed_network (
  list_id bigint not null references brand.network_list on delete cascade,
  network cidr not null,
  reason text not null check (reason in ('blocked', 'datacentre')),
  primary key (list_id, network)
);

alter table brand.brand add column network_list_id bigint references brand.network_list;
