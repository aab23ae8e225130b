-- How long is what of a sign-in. Statements and the queries of a process ask here, so that each is written once.

-- Without an act of the player for so long, nothing is played or moved until a new sign-in.
create or replace function session.idle_time() returns interval
language sql immutable parallel safe
as $$
  select interval '15 minutes'
$$;

-- A bet keeps its sign-in alive, and is written down for that at most so often.
create or replace function session.note_every() returns interval
language sql immutable parallel safe
as $$
  select interval '30 seconds'
$$;
