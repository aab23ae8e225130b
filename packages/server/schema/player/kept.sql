-- What is kept of a player, as the copy of it lists it: a section, an order within it, and a row.
-- Personal values and contacts are decrypted by code.
create or replace view player.kept_view as
select id as player_id, 'account' as section, '' as sort, jsonb_build_object('id', id::text,
  'brand', brand, 'username', username, 'nickname', nickname, 'avatar', avatar,
  'currency', currency, 'language', language, 'rank', rank_level, 'label', rank_label,
  'registeredAt', registered_at, 'registeredFrom', host(registered_from),
  'registeredAtHost', registered_host) as row
from player.player
union all
select player_id, 'consents', to_char(at, 'YYYYMMDDHH24MISSUS') || kind, jsonb_build_object(
  'kind', kind, 'version', version, 'at', at, 'address', host(address))
from player.consent;
