-- The current state of a player: for the statement that accepts a bet, and for the launch.
create or replace function compliance.state_of(p_player_id bigint) returns text
language sql stable
as $$
  select coalesce(
    (select state from compliance.player_state
     where player_id = p_player_id and (until is null or until > lib.now())),
    'active')
$$;

create or replace view compliance.player_state_view as
select player_id, state, until, changed_at
from compliance.player_state;
