-- The durations of a session. Statements and the queries of a process read them here, so that each
-- is written once.

-- For so long after a player confirmed who they are, the calls pass that need it.
create or replace function session.step_up_time() returns interval
language sql immutable parallel safe
as $$
  select interval '10 minutes'
$$;

-- A bet keeps its session alive; its time is written at most this often.
create or replace function session.note_every() returns interval
language sql immutable parallel safe
as $$
  select interval '30 seconds'
$$;
