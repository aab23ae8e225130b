-- The time of what is written now, to be read under the locks. What the books of days, the
-- checkpoints and the modules above have counted is closed: if a clock is set back before it, an
-- entry gets the time right after it, and is in the next count. Volatile, so that it sees what was
-- committed after the caller's statement began.
create or replace function ledger.entry_time() returns timestamptz
language sql volatile
as $$
  select greatest(lib.now(), (select max(upto) + interval '1 microsecond' from ledger.checkpoint),
    (select (max(day) + 1)::timestamp at time zone 'UTC' from ledger.closed_day),
    (select upto from ledger.counted))
$$;

-- Announces that everything before this moment is about to be counted, and returns the latest
-- moment announced: a writer that reads the time after this commit gets none before it.
create or replace function ledger.count_until(p_moment timestamptz) returns timestamptz
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  update ledger.counted set upto = greatest(upto, least(p_moment, lib.now())) returning upto
$$;

-- The books of a moment are closed so long after it.
create or replace function ledger.closing_delay() returns interval
language sql immutable parallel safe
as $$
  select interval '10 minutes'
$$;
