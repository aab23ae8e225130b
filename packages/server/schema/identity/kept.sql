-- What is kept of a player, as player.kept_view; the pictures are not in the copy.
create or replace view identity.kept_view as
select player_id, 'identity' as section, '' as sort, jsonb_build_object('state', state,
  'askedAt', asked_at, 'sentAt', sent_at, 'decidedAt', decided_at) as row
from identity.identity
union all
select d.player_id, 'documents', lpad(d.id::text, 20, '0'), jsonb_build_object(
  'side', d.side, 'at', d.at, 'width', i.width, 'height', i.height)
from identity.document d join upload.image_view i on i.id = d.image_id;
