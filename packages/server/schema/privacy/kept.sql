-- All that the modules keep of a player and that the copy lists: a module says it in a view of its
-- own, <schema>.kept_view, with a line here.
create or replace view privacy.kept_view as
select player_id, section, sort, row from player.kept_view
union all select player_id, section, sort, row from session.kept_view
union all select player_id, section, sort, row from agent.kept_view
union all select player_id, section, sort, row from compliance.kept_view
union all select player_id, section, sort, row from identity.kept_view
union all select player_id, section, sort, row from cashier.kept_view
union all select player_id, section, sort, row from wallet.kept_view
union all select player_id, section, sort, row from activity.kept_view
union all select player_id, section, sort, row from catalogue.kept_view
union all select player_id, section, sort, row from message.kept_view
union all select player_id, section, sort, row from casework.kept_view
union all select player_id, section, sort, row from support.kept_view
union all select player_id, section, sort, row from room.kept_view;
