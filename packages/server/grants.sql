-- The owners and privileges of the database: run by the owner of the schema each time it is brought
-- up to date, in the same transaction.

-- Where the database allows a second role, that role owns the ledger and only its functions may
-- write; the triggers enforce it even for a superuser. Elsewhere the triggers are the only guard.
-- Newly created objects get their owner here.
do $$
declare
  v_thing regclass;
  v_function regprocedure;
begin
  begin
    create role parlour_ledger nologin;
  exception
    when duplicate_object or unique_violation then null;
    when insufficient_privilege then
      if to_regrole('parlour_ledger') is null then return; end if;
  end;
  begin
    if not (select rolsuper from pg_roles where rolname = current_user)
      and not pg_has_role('parlour_ledger', 'usage') then
      execute format('grant parlour_ledger to %I', current_user);
    end if;
    execute format('grant usage on schema lib to parlour_ledger');
    -- The schema first: a table's new owner must be able to create one in it.
    execute format('alter schema ledger owner to parlour_ledger');
    execute format('grant usage on schema ledger to %I', current_user);
    for v_thing in
      select oid from pg_class
      where relnamespace = 'ledger'::regnamespace and relkind in ('r', 'p', 'v')
        and relowner <> 'parlour_ledger'::regrole
    loop
      execute format('alter table %s owner to parlour_ledger', v_thing);
      execute format('grant select on %s to %I', v_thing, current_user);
    end loop;
    for v_function in
      select oid from pg_proc
      where pronamespace = 'ledger'::regnamespace and proowner <> 'parlour_ledger'::regrole
    loop
      execute format('alter function %s owner to parlour_ledger', v_function);
    end loop;
  exception
    when insufficient_privilege then null;
  end;
end $$;

-- The role parlour_app owns nothing, so it can neither disable a guard nor change a table. The
-- person who runs the site gives it its login and password. Where the owner may make no role,
-- nothing is granted, and a production site refuses to serve as the owner.
do $$
begin
  create role parlour_app nologin;
exception
  when duplicate_object or unique_violation or insufficient_privilege then null;
end $$;

do $$
declare
  v_schema name;
  v_function regprocedure;
begin
  if not exists (select from pg_roles where rolname = 'parlour_app') then return; end if;

  -- A module's own tables are its own to write.
  for v_schema in
    select nspname from pg_namespace
    where pg_has_role(nspowner, 'usage') and nspname !~ '^pg_|^information_schema$'
      and nspname not in ('public', 'ledger', 'games')
  loop
    execute format('grant usage on schema %I to parlour_app', v_schema);
    execute format('grant select, insert, update, delete on all tables in schema %I to parlour_app', v_schema);
    execute format('grant usage on all sequences in schema %I to parlour_app', v_schema);
    execute format('grant execute on all functions in schema %I to parlour_app', v_schema);
  end loop;
  revoke insert, update, delete on lib.migration, lib.schema_file from parlour_app;
  revoke all on lib.busy from parlour_app;

  -- The audit is read, and written only by functions that run as its owner.
  revoke insert, update, delete on all tables in schema audit from parlour_app;
  revoke usage on all sequences in schema audit from parlour_app;

  -- Money can be read, and is moved only by functions that run as the ledger's owner.
  revoke all on all tables in schema ledger from parlour_app;
  revoke all on all functions in schema ledger from public, parlour_app;
  grant usage on schema ledger to parlour_app;
  grant select on all tables in schema ledger to parlour_app;
  for v_function in
    select oid from pg_proc
    where pronamespace = 'ledger'::regnamespace and proname in (
      'ensure_partitions', 'namespace_id', 'claim_namespace', 'open_account', 'lock_accounts',
      'lock_free_accounts', 'post', 'post_named', 'reserve', 'resolve', 'expire_holds', 'reverse',
      'make_checkpoint', 'write_day', 'count_until',
      -- These run as their caller.
      'account_class', 'account_id', 'books', 'close_next_day', 'closing_delay', 'edge', 'entry_time', 'free_namespace_id',
      'held_path', 'house_balance', 'is_over', 'lock_player', 'lock_players', 'missing_constraints', 'missing_keys',
      'missing_triggers', 'month_of', 'moved', 'next_day', 'open_writers', 'post_legs', 'post_once', 'put_off_day',
      'schema_problem', 'search_reference', 'statement')
  loop
    execute format('grant execute on function %s to parlour_app', v_function);
  end loop;
end $$;
