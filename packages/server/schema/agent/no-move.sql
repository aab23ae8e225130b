-- Figures and contracts belong to the upline of their time: no one moves within the tree.
create or replace function agent.no_move() returns trigger language plpgsql as $$
begin
  if (new.player_id, new.brand, new.upline_id, new.ancestors, new.link_id, new.attached_at)
    is distinct from
    (old.player_id, old.brand, old.upline_id, old.ancestors, old.link_id, old.attached_at) then
    raise exception 'a player does not move within the tree of agents';
  end if;
  return new;
end $$;

create or replace trigger no_move before update on agent.node
  for each row execute function agent.no_move();
