-- What is kept of a player, as player.kept_view: what was written in the chat with support.
create or replace view support.kept_view as
select c.player_id, 'chat' as section, lpad(m.n::text, 10, '0') as sort, jsonb_build_object(
  'at', m.at, 'side', m.side, 'text', m.text, 'picture', m.image_id is not null) as row
from support.chat_message m join support.chat c on c.id = m.chat_id
where c.player_id is not null;
