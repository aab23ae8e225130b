create or replace view ledger.namespace_view as select id, name from ledger.namespace;

-- The number of a namespace, made on first use.
create or replace function ledger.namespace_id(p_name text) returns smallint
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id smallint;
begin
  select id into v_id from ledger.namespace where name = p_name;
  if v_id is null then
    insert into ledger.namespace (name) values (p_name) on conflict do nothing;
    select id into v_id from ledger.namespace where name = p_name;
  end if;
  return v_id;
end $$;

-- Claims a namespace for a module for ever, and returns its number. A name under which money has
-- moved already belongs to the module that moved it.
create or replace function ledger.claim_namespace(p_name text, p_keeper text) returns smallint
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id smallint := ledger.namespace_id(p_name);
  v_namespace ledger.namespace;
begin
  select * into v_namespace from ledger.namespace where id = v_id;
  if v_namespace.keeper = p_keeper then return v_id; end if;
  select * into v_namespace from ledger.namespace where id = v_id for update;
  if v_namespace.keeper <> p_keeper or v_namespace.keeper is null and exists (
    select from ledger.transfer where namespace_id = v_id
  ) then
    raise exception 'the namespace % is in use by %, so % cannot keep it', p_name,
      coalesce(v_namespace.keeper, 'the ledger''s callers'), p_keeper
      using errcode = 'object_in_use', constraint = 'one_keeper';
  end if;
  update ledger.namespace set keeper = p_keeper where id = v_id;
  return v_id;
end $$;

-- The number of a namespace for a command that only the ledger records. A claimed one has none,
-- since its owner's books would lack the command.
create or replace function ledger.free_namespace_id(p_name text) returns smallint
language plpgsql
as $$
declare
  v_id smallint := ledger.namespace_id(p_name);
  v_keeper text;
begin
  select keeper into v_keeper from ledger.namespace where id = v_id;
  if v_keeper is not null then
    raise exception 'commands under % are done and undone by % alone', p_name, v_keeper
      using errcode = 'insufficient_privilege', constraint = 'kept_books';
  end if;
  return v_id;
end $$;
