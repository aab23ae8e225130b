-- What is kept of a player, as player.kept_view: what was written in the chat with
-- support, and in tickets; the pictures are not in the copy.
create or replace view support.kept_view as
select c.player_id, 'chat' as section, lpad(m.n::text, 10, '0') as sort, jsonb_build_object(
  'at', m.at, 'side', m.side, 'text', m.text, 'picture', m.image_id is not null) as row
from support.chat_message m join support.chat c on c.id = m.chat_id
where c.player_id is not null
union all
select t.player_id, 'tickets', lpad(t.id::text, 20, '0'), jsonb_build_object(
  'number', t.number, 'type', t.type, 'description', t.description, 'remark', t.remark,
  'openedAt', t.opened_at, 'messages', (
    select coalesce(jsonb_agg(jsonb_build_object('at', m.at, 'text', m.text,
      'by', case when m.operator_id is null then 'player' else 'operator' end) order by m.id), '[]')
    from support.ticket_message m where m.ticket_id = t.id),
  'pictures', (select count(*) from support.picture p where p.ticket_id = t.id)) as row
from support.ticket t
where t.player_id is not null;
