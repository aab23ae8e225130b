create or replace view player.player_view as
select id, brand, username, nickname, type, upline_id, currency, language, registered_at
from player.player;
