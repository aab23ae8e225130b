-- What is kept of a player, as player.kept_view. A flag is a suspicion: the law lets it out, as it
-- does what operators wrote for each other.
create or replace view casework.kept_view as
select player_id, 'cases' as section, lpad(id::text, 20, '0') as sort, jsonb_build_object(
  'number', number, 'kind', kind, 'state', state, 'openedAt', opened_at, 'closedAt', closed_at,
  'result', result) as row
from casework.case_file
where player_id is not null and kind <> 'flag';
