-- Beneath every schema: the clock that tests can move, the outbox from which jobs read, the clockwork that
-- says which process does what repeats, and the months of what grows for ever.
create schema if not exists lib;

-- The database's time; only tests set parlour.clock_offset.
create function lib.now() returns timestamptz
language sql volatile parallel safe
as $$
  select clock_timestamp()
    + coalesce(nullif(current_setting('parlour.clock_offset', true), '')::interval, interval '0')
$$;

create table lib.outbox (
  id bigint generated always as identity primary key,
  type text not null,
  payload jsonb not null,
  created_at timestamptz not null default lib.now(),
  -- Who takes an event moves this into the future: if that process dies, the event is due again.
  due_at timestamptz not null default lib.now(),
  attempts integer not null default 0,
  done_at timestamptz
);

create index outbox_waiting on lib.outbox (due_at) where done_at is null;
create index outbox_done on lib.outbox (done_at) where done_at is not null;

-- When each repeating job is due next; whoever moves the time does the job.
create table lib.schedule (
  name text primary key,
  due_at timestamptz not null,
  failures integer not null default 0
);

-- What guards a secret or money is counted here, so that all processes count as one: by the call and whose
-- it was (a network, a player), or by an account's name and a device of it.
create table lib.attempt (
  subject text primary key,
  count integer not null,
  since timestamptz not null,
  last_at timestamptz not null
);

create index attempt_last on lib.attempt (last_at);

-- Makes the partitions of a table for this month, UTC, and so many ahead, and says how many: <table>_2026_11.
-- What a month needs of its own before rows come, its owner adds to it (p_dress, given the name). Attaching
-- takes a weaker lock than creating in place, so that rows are written meanwhile.
create function lib.ensure_months(p_parent regclass, p_dress regproc, p_months integer) returns integer
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
  select n.nspname, c.relname into v_schema, v_table
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.oid = p_parent;
  perform pg_advisory_xact_lock(hashtext('lib.ensure_months ' || p_parent));
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
    -- A trigger for each row came with the attaching; if it always fires, it does so here too.
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
