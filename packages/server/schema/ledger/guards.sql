-- The guards of the tables of money, and the months of transfers, which are created with theirs.
-- Only the functions of this schema write rows, and nothing changes them, a superuser included. A
-- function announces its writes for their duration (ledger.posting).

create or replace function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, lower(tg_op)
    using errcode = 'restrict_violation', constraint = 'append_only';
end $$;

create or replace function ledger.require_ledger_function() returns trigger language plpgsql as $$
declare
  v_owner name;
begin
  select pg_get_userbyid(relowner) into v_owner from pg_class where oid = tg_relid;
  if current_setting('ledger.posting', true) is distinct from 'on' or current_user <> v_owner then
    raise exception '% is written by ledger.post alone: % refused', tg_table_name, lower(tg_op)
      using errcode = 'insufficient_privilege', constraint = 'one_door';
  end if;
  return null;
end $$;

create or replace function ledger.refuse_second_resolution() returns trigger language plpgsql as $$
begin
  if old.state <> 'open' or (old.id, old.source_id, old.held_id, old.amount, old.subject_id, old.created_at,
      old.expires_at, old.namespace_id, old.reference, old.reason)
    is distinct from (new.id, new.source_id, new.held_id, new.amount, new.subject_id, new.created_at,
      new.expires_at, new.namespace_id, new.reference, new.reason) then
    raise exception 'a hold is resolved once and changes in nothing else: % %', old.id, old.state
      using errcode = 'restrict_violation', constraint = 'resolved_once';
  end if;
  return new;
end $$;

create or replace function ledger.guard(p_table regclass) returns void language plpgsql as $$
begin
  execute format('create or replace trigger append_only_truncate before truncate on %s
    for each statement execute function ledger.refuse_change()', p_table);
  execute format('create or replace trigger one_door before insert on %s
    for each statement execute function ledger.require_ledger_function()', p_table);
  execute format('alter table %s enable always trigger append_only_truncate', p_table);
  execute format('alter table %s enable always trigger one_door', p_table);
end $$;

do $$
declare
  v_table regclass;
begin
  foreach v_table in array array[
    'ledger.account', 'ledger.transfer', 'ledger.checkpoint', 'ledger.hold', 'ledger.reversal', 'ledger.closed_day',
    'ledger.daily_balance', 'ledger.daily_stake'
  ]::regclass[] loop
    perform ledger.guard(v_table);
  end loop;
  -- Accounts and holds change, but are never deleted.
  foreach v_table in array array[
    'ledger.transfer', 'ledger.checkpoint', 'ledger.reversal', 'ledger.closed_day', 'ledger.daily_balance',
    'ledger.daily_stake'
  ]::regclass[] loop
    execute format('create or replace trigger append_only before update or delete on %s
      for each row execute function ledger.refuse_change()', v_table);
    execute format('alter table %s enable always trigger append_only', v_table);
  end loop;
  foreach v_table in array array['ledger.account', 'ledger.hold']::regclass[] loop
    execute format('create or replace trigger append_only before delete on %s
      for each row execute function ledger.refuse_change()', v_table);
    execute format('create or replace trigger one_door_update before update on %s
      for each statement execute function ledger.require_ledger_function()', v_table);
    execute format('alter table %s enable always trigger append_only', v_table);
    execute format('alter table %s enable always trigger one_door_update', v_table);
  end loop;
end $$;

create or replace trigger resolved_once before update on ledger.hold
  for each row execute function ledger.refuse_second_resolution();
alter table ledger.hold enable always trigger resolved_once;

-- The keys and guards of a month of transfers. The unique keys are of the month: they cannot span
-- months.
create or replace function ledger.index_partition(p_month text) returns void
language plpgsql
as $$
begin
  execute format('create unique index %I on ledger.%I (namespace_id, reference, leg)',
    p_month || '_key', p_month);
  execute format('create unique index %I on ledger.%I (source_id, source_seq)
    where source_seq is not null', p_month || '_source', p_month);
  execute format('create unique index %I on ledger.%I (target_id, target_seq)
    where target_seq is not null', p_month || '_target', p_month);
  execute format('create index %I on ledger.%I using brin (created_at)
    with (pages_per_range = 32, autosummarize = on)', p_month || '_time', p_month);
  perform ledger.guard(format('ledger.%I', p_month)::regclass);
end $$;

create or replace function ledger.ensure_partitions(p_months integer default 3) returns integer
language sql security definer
set search_path = pg_catalog, pg_temp
as $$
  select lib.ensure_months('ledger.transfer', 'ledger.index_partition', p_months)
$$;

do $$ begin perform ledger.ensure_partitions(); end $$;
