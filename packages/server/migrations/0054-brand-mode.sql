-- A brand begins in demonstration; real money is switched on by two operators.
alter table brand.brand
  add column mode text not null default 'demonstration' check (mode in ('demonstration', 'real')),
  -- In demonstration: one person may hold all roles and decide both stages, as every line then says.
  add column alone boolean not null default false,
  add constraint real_has_two check (mode <> 'real' or not alone);
