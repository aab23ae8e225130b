create or replace function brand.note_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update brand.brand set config_version = config_version + 1 where code = old.brand;
  end if;
  if tg_op = 'INSERT' or tg_op = 'UPDATE' and new.brand <> old.brand then
    update brand.brand set config_version = config_version + 1 where code = new.brand;
  end if;
  return null;
end $$;

create or replace function brand.count_change() returns trigger language plpgsql as $$
begin
  new.config_version := old.config_version + 1;
  return new;
end $$;

create or replace trigger count_change before update on brand.brand
  for each row execute function brand.count_change();

create or replace trigger note_change after insert or update or delete on brand.host
  for each row execute function brand.note_change();

create or replace trigger note_change after insert or update or delete on brand.flag
  for each row execute function brand.note_change();

create or replace trigger note_change after insert or update or delete on brand.registration_field
  for each row execute function brand.note_change();

create or replace trigger note_change after insert or update or delete on brand.resource
  for each row execute function brand.note_change();

create or replace trigger note_change after insert or update or delete on brand.service_link
  for each row execute function brand.note_change();

create or replace trigger note_change after insert or update or delete on brand.licence_mark
  for each row execute function brand.note_change();

create or replace trigger note_change after insert or update or delete on brand.blocked_network
  for each row execute function brand.note_change();

create or replace trigger note_change after insert or update or delete on brand.blocked_country
  for each row execute function brand.note_change();
