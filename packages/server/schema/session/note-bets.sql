-- A bet is the player's own act, like a click: it keeps the session alive.
create or replace function session.note_bets(p_sign_ins bigint[], p_at timestamptz) returns void
language sql volatile
as $$
  update session.sign_in
  set active_at = p_at
  where id = any (p_sign_ins) and ended_at is null and active_at < p_at - session.note_every()
$$;
