create or replace function activity.index_partition(p_month text) returns void
language plpgsql
as $$
begin
  execute format('alter table activity.%I set (fillfactor = 70)', p_month);
end $$;

create or replace function activity.ensure_partitions(p_months integer default 3) returns integer
language sql security definer
set search_path = pg_catalog, pg_temp
set timezone = 'UTC'
as $$
  select lib.ensure_months('activity.day', 'activity.index_partition', p_months)
$$;

do $$ begin perform activity.ensure_partitions(); end $$;
