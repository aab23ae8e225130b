-- Brings pages into memory before a measurement.
create extension pg_prewarm;

-- The yardsticks write the ledger's tables directly, as only the owner may: they run as that role.
do $$
declare
  v_owner name := (
    select pg_get_userbyid(relowner) from pg_class where oid = 'ledger.transfer'::regclass);
  v_schema name;
begin
  for v_schema in select nspname from pg_namespace where nspname !~ '^pg_|^information_schema$' loop
    execute format('grant usage on schema %I to %I', v_schema, v_owner);
    execute format('grant select, insert, update on all tables in schema %I to %I', v_schema, v_owner);
    execute format('grant usage on all sequences in schema %I to %I', v_schema, v_owner);
  end loop;
end $$;
