-- Where the database lets us make a second role, it owns the ledger and only its functions may write; the
-- triggers see to it even for a superuser. Elsewhere the triggers alone stand guard.
do $$
declare
  v_thing regclass;
  v_function regprocedure;
begin
  begin
    create role parlour_ledger nologin;
  exception
    when duplicate_object or unique_violation then null;
    when insufficient_privilege then return;
  end;
  begin
    if not (select rolsuper from pg_roles where rolname = current_user) then
      execute format('grant parlour_ledger to %I', current_user);
    end if;
    execute format('grant usage on schema lib to parlour_ledger');
    -- The schema first: whoever takes a table must be able to make one there.
    execute format('alter schema ledger owner to parlour_ledger');
    execute format('grant usage on schema ledger to %I', current_user);
    for v_thing in
      select oid from pg_class where relnamespace = 'ledger'::regnamespace and relkind in ('r', 'p', 'v')
    loop
      execute format('alter table %s owner to parlour_ledger', v_thing);
      execute format('grant select on %s to %I', v_thing, current_user);
    end loop;
    for v_function in select oid from pg_proc where pronamespace = 'ledger'::regnamespace loop
      execute format('alter function %s owner to parlour_ledger', v_function);
    end loop;
  exception
    when insufficient_privilege then null;
  end;
end $$;

do $$ begin perform ledger.ensure_partitions(); end $$;
