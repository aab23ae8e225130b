-- What is kept of a player, as player.kept_view.
create or replace view agent.kept_view as
select player_id, 'agents' as section, '' as sort, jsonb_build_object(
  'isAgent', is_agent, 'state', state, 'attachedAt', attached_at) as row
from agent.node;
