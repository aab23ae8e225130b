-- The durations of play. Statements and the queries of a process read them here, so that each is
-- written once.

-- A token accepts bets until it was idle for this long.
create or replace function round.token_rest() returns interval
language sql immutable parallel safe
as $$
  select interval '24 hours'
$$;

-- The time of a token's last bet is written at most this often.
create or replace function round.token_note_every() returns interval
language sql immutable parallel safe
as $$
  select interval '1 minute'
$$;

-- How much older than its token a movement may be that a win or a rollback refers to: a vendor's 30
-- days for pending rounds, and a day more for a clock that was set back.
create or replace function round.pending_time() returns interval
language sql immutable parallel safe
as $$
  select interval '30 days' + lib.clock_margin()
$$;

-- For this long a vendor's key counts once, whatever token it comes with.
create or replace function round.key_time() returns interval
language sql immutable parallel safe
as $$
  select interval '4 months' + lib.clock_margin()
$$;
