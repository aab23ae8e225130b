-- A maintenance may begin at a time, says why in each language, and lets some in: networks see the
-- site, and the players who test it may also bet.
alter table brand.brand
  add column maintenance_start timestamptz,
  add column maintenance_texts jsonb not null default '{}'
    check (jsonb_typeof(maintenance_texts) = 'object'),
  add column maintenance_networks cidr[] not null default '{}',
  add column maintenance_testers bigint[] not null default '{}';
