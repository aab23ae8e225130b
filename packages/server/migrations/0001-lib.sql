-- Beneath every schema: the clock that tests can move, the outbox from which jobs read, the leases that
-- say which process does what one does at a time, and the months of what grows for ever.
create schema if not exists lib;

-- Whether parlour.clock_offset counts. Any login may set that, and by a time to come could mark and close the
-- books of days that are not over; so it counts only where the owner put another answer in place of this one,
-- as tests and benchmarks do.
create function lib.clock_may_move() returns boolean
language sql immutable parallel safe
as $$
  select false
$$;

-- The database's time.
create function lib.now() returns timestamptz
language sql volatile parallel safe
as $$
  select case when lib.clock_may_move()
    then clock_timestamp()
      + coalesce(nullif(current_setting('parlour.clock_offset', true), '')::interval, interval '0')
    else clock_timestamp() end
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

-- What one process does at a time, by name: a repeating job until it is due again, the comparison of a vendor's
-- rounds, a call that a vendor allows now and then. After a failure all wait until paused_until.
create table lib.lease (
  name text primary key,
  held_until timestamptz not null,
  paused_until timestamptz not null default '-infinity',
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

-- What one at a time may do, by a key, for as long as the transaction that does it.
create unlogged table lib.busy (
  key bigint primary key
);

-- Waits until nobody else is busy with this key, and is so itself until its transaction ends. No advisory lock: any
-- login of the database, a vendor's too, may take whichever of those it likes, and keep it.
create function lib.one_at_a_time(p_key text) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  -- The second to insert a key waits for the end of the first one's transaction, and no row outlives that.
  insert into lib.busy (key) values (hashtextextended(p_key, 0));
  delete from lib.busy where key = hashtextextended(p_key, 0);
end $$;

-- Makes the partitions of a table for this month, UTC, and so many ahead, and says how many: <table>_2026_11.
-- Two years at most: every month is a table that each look for a key passes by.
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
