-- Whether a player stands directly below another: the one question of every call between
-- neighbours.
create or replace function agent.is_direct(p_upline bigint, p_downline bigint) returns boolean
language sql stable
as $$
  select exists (
    select from agent.node n where n.player_id = p_downline and n.upline_id = p_upline
  )
$$;
