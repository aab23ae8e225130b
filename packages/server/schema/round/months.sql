create or replace function round.index_partition(p_month text) returns void
language plpgsql
as $$
begin
  execute format('alter table round.%I set (fillfactor = 90)', p_month);
  execute format('create unique index %I on round.%I (vendor_id, external_id)', p_month || '_key', p_month);
  execute format('create index %I on round.%I (round_id)', p_month || '_round', p_month);
  execute format('create index %I on round.%I using brin (created_at)
    with (pages_per_range = 32, autosummarize = on)', p_month || '_time', p_month);
end $$;

create or replace function round.ensure_partitions(p_months integer default 3) returns integer
language sql security definer
set search_path = pg_catalog, pg_temp
as $$
  select lib.ensure_months('round.movement', 'round.index_partition', p_months)
$$;

do $$ begin perform round.ensure_partitions(); end $$;
