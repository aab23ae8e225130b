-- What is kept of a player, as player.kept_view: what they wrote in the room, reported and muted
-- there, and what operators decided of it.
create or replace view room.kept_view as
select m.player_id, 'room' as section, 'message' || lpad(m.id::text, 20, '0') as sort,
  jsonb_build_object('at', m.at, 'text', m.text, 'isHidden', m.hidden_at is not null) as row
from room.message m
where m.player_id is not null
union all
select r.player_id, 'room', 'report' || lpad(r.message_id::text, 20, '0'),
  jsonb_build_object('at', r.at, 'reported', r.reason)
from room.report r
union all
select u.player_id, 'room', 'mute' || lpad(u.id::text, 20, '0'),
  jsonb_build_object('at', u.at, 'muted', true)
from room.mute u
union all
select s.player_id, 'room', 'silence' || lpad(s.id::text, 20, '0'),
  jsonb_build_object('at', s.at, 'silencedUntil', s.until, 'liftedAt', s.lifted_at)
from room.silence s;
