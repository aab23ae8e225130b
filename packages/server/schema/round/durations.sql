-- How long is what in play. Statements and the queries of a process ask here, so that each is written once.

-- A token takes bets until it was quiet for so long.
create or replace function round.token_rest() returns interval
language sql immutable parallel safe
as $$
  select interval '24 hours'
$$;

-- A token's last bet is written down at most so often.
create or replace function round.token_note_every() returns interval
language sql immutable parallel safe
as $$
  select interval '1 minute'
$$;

-- What a win or a rollback refers to may be older than its token by as much: a vendor's 30 days for what is
-- pending, and a day more for a clock that was set back.
create or replace function round.pending_time() returns interval
language sql immutable parallel safe
as $$
  select interval '30 days' + lib.clock_margin()
$$;

-- A vendor's key counts once for so long, whatever token it comes with.
create or replace function round.key_time() returns interval
language sql immutable parallel safe
as $$
  select interval '4 months' + lib.clock_margin()
$$;
