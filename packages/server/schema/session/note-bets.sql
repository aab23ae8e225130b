-- A bet is the player's own act, as a click is: it keeps his sign-in alive, at most twice a minute.
create or replace function session.note_bets(p_sign_ins bigint[], p_at timestamptz) returns void
language sql volatile
as $$
  update session.sign_in
  set active_at = p_at
  where id = any (p_sign_ins) and ended_at is null and active_at < p_at - interval '30 seconds'
$$;
