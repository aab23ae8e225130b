-- Whether a player may play or deposit. No row means active.
create schema compliance;

create table compliance.player_state (
  player_id bigint primary key references player.player,
  state text not null check (state in ('active', 'blocked', 'excluded')),
  -- An exclusion ends by itself only when it has an end.
  until timestamptz,
  reason text not null default '',
  changed_at timestamptz not null default lib.now()
);

-- The state that holds now: for the statement that accepts a bet, and for the launch.
create function compliance.state_of(p_player_id bigint) returns text
language sql stable
as $$
  select coalesce(
    (select state from compliance.player_state
     where player_id = p_player_id and (until is null or until > lib.now())),
    'active')
$$;

create view compliance.player_state_view as
select player_id, state, until, changed_at
from compliance.player_state;
