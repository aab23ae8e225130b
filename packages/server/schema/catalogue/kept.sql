-- What is kept of a player, as player.kept_view.
create or replace view catalogue.kept_view as
select player_id, 'favourites' as section, lpad(game_id::text, 20, '0') as sort,
  jsonb_build_object('gameId', game_id, 'addedAt', added_at) as row
from catalogue.favourite
union all
select player_id, 'recentGames', lpad(game_id::text, 20, '0'),
  jsonb_build_object('gameId', game_id, 'openedAt', opened_at)
from catalogue.recent;
