-- Creates the partitions of a table for this month, UTC, and so many ahead, and returns how many:
-- <table>_2026_11. Two years at most: each lookup of a key visits every month's table. What a month
-- needs of its own before rows come, its owner adds (p_dress, given the name). Attaching takes a
-- weaker lock than creating in place, so that rows can be written meanwhile.
create or replace function lib.ensure_months(p_parent regclass, p_dress regproc, p_months integer) returns integer
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_schema name;
  v_table name;
  v_month timestamp;
  v_name text;
  v_trigger name;
  v_made integer := 0;
begin
  if p_months is null or p_months not between 0 and 24 then
    raise exception 'months are made 0 to 24 ahead, not %', coalesce(p_months::text, 'null')
      using errcode = 'invalid_parameter_value', constraint = 'months_ahead';
  end if;
  select n.nspname, c.relname into v_schema, v_table
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.oid = p_parent;
  perform lib.one_at_a_time('lib.ensure_months ' || p_parent);
  for v_month in
    select generate_series(m, m + make_interval(months => p_months), interval '1 month')
    from date_trunc('month', lib.now() at time zone 'UTC') m
  loop
    v_name := v_table || to_char(v_month, '_YYYY_MM');
    continue when to_regclass(format('%I.%I', v_schema, v_name)) is not null;
    execute format('create table %I.%I (like %s including all)', v_schema, v_name, p_parent);
    execute format('select %s(%L)', p_dress, v_name);
    execute format('alter table %s attach partition %I.%I for values from (%L) to (%L)', p_parent,
      v_schema, v_name, v_month at time zone 'UTC', (v_month + interval '1 month') at time zone 'UTC');
    -- Attaching created a trigger for each row; if the parent's always fires, so does this one.
    for v_trigger in
      select tgname from pg_trigger
      where tgrelid = p_parent and not tgisinternal and tgenabled = 'A' and tgtype & 1 = 1
    loop
      execute format('alter table %I.%I enable always trigger %I', v_schema, v_name, v_trigger);
    end loop;
    v_made := v_made + 1;
  end loop;
  return v_made;
end $$;
