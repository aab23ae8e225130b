create or replace view agent.node_view as
select player_id, brand, upline_id, depth, ancestors, is_agent, state, attached_at
from agent.node;
