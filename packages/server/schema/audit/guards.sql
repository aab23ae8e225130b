-- Nothing changes a line of the audit or its chain, a superuser included.
create or replace function audit.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, lower(tg_op)
    using errcode = 'restrict_violation', constraint = 'append_only';
end $$;

do $$
declare
  v_table regclass;
begin
  foreach v_table in array array['audit.entry', 'audit.link', 'audit.anchor']::regclass[] loop
    execute format('create or replace trigger append_only before update or delete or truncate on %s
      for each statement execute function audit.refuse_change()', v_table);
    execute format('alter table %s enable always trigger append_only', v_table);
  end loop;
end $$;
