-- Whether parlour.clock_offset counts. Any login may set it, and a future time could mark and close
-- the books of days that are not over; so it counts only where the owner replaced this function, as
-- tests and benchmarks do.
create or replace function lib.clock_may_move() returns boolean
language sql immutable parallel safe
as $$
  select false
$$;

-- The database's time.
create or replace function lib.now() returns timestamptz
language sql volatile parallel safe
as $$
  select case when lib.clock_may_move()
    then clock_timestamp()
      + coalesce(nullif(current_setting('parlour.clock_offset', true), '')::interval, interval '0')
    else clock_timestamp() end
$$;

-- By how much a clock may have run fast, or been set back: a search by time is extended by this
-- much both ways.
create or replace function lib.clock_margin() returns interval
language sql immutable parallel safe
as $$
  select interval '1 day'
$$;
