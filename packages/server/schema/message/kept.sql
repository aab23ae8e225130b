-- What is kept of a player, as player.kept_view: that a message went out, never its text.
create or replace view message.kept_view as
select player_id, 'mailAndSms' as section, lpad(id::text, 20, '0') as sort, jsonb_build_object(
  'channel', channel, 'template', template, 'at', created_at, 'state', state) as row
from message.outgoing
where player_id is not null
union all
select player_id, 'inbox', lpad(id::text, 20, '0'), jsonb_build_object(
  'at', at, 'template', template, 'facts', facts, 'readAt', read_at, 'deletedAt', deleted_at)
from message.inbox;
