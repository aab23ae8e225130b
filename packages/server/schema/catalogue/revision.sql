create or replace function catalogue.revise() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then
    update catalogue.revision set n = n + 1;
  end if;
  return null;
end $$;

create or replace function catalogue.watch(p_table regclass) returns void language plpgsql as $$
begin
  execute format('create or replace trigger revised_insert after insert on %s referencing new table as changed
    for each statement execute function catalogue.revise()', p_table);
  execute format('create or replace trigger revised_update after update on %s referencing new table as changed
    for each statement execute function catalogue.revise()', p_table);
  execute format('create or replace trigger revised_delete after delete on %s referencing old table as changed
    for each statement execute function catalogue.revise()', p_table);
end $$;

select catalogue.watch('catalogue.game'), catalogue.watch('catalogue.vendor'),
  catalogue.watch('catalogue.shown_game'), catalogue.watch('catalogue.popularity'),
  catalogue.watch('catalogue.off_class');
