-- What is kept of a player, as player.kept_view: play by days. Each round is in the file of rounds.
create or replace view activity.kept_view as
select player_id, 'play' as section, day::text || currency || category as sort, jsonb_build_object(
  'day', day, 'currency', currency, 'category', category, 'rounds', rounds,
  'stake', trim_scale(stake * 0.000001)::text, 'payout', trim_scale(payout * 0.000001)::text)
  as row
from activity.day;
