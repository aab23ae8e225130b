-- The current state of a player: for the launch, deposits and reviews. A block of the site's counts
-- before what the player decided.
create or replace function compliance.state_of(p_player_id bigint) returns text
language sql stable
as $$
  select coalesce(
    (select case
        when s.state <> 'active' and (s.until is null or s.until > lib.now()) then s.state
        when s.excluded_until > lib.now() then 'excluded'
        when s.cooling_until > lib.now() then 'cooling_off'
      end
      from compliance.player_state s where s.player_id = p_player_id),
    'active')
$$;

create or replace view compliance.player_state_view as
select player_id,
  case
    when state <> 'active' and (until is null or until > lib.now()) then state
    when excluded_until > lib.now() then 'excluded'
    when cooling_until > lib.now() then 'cooling_off'
    else state
  end as state,
  case
    when state <> 'active' and (until is null or until > lib.now()) then until
    when excluded_until > lib.now() then nullif(excluded_until, 'infinity')
    when cooling_until > lib.now() then cooling_until
    else until
  end as until,
  changed_at
from compliance.player_state;

-- Who is excluded or cools off now, whatever else is kept of them: they get no advertising.
create or replace view compliance.pausing_view as
select player_id
from compliance.player_state
where excluded_until > lib.now() or cooling_until > lib.now()
  or state = 'excluded' and (until is null or until > lib.now());

-- The limits in force, and a raise that waits.
create or replace view compliance.limit_view as
select player_id, currency, kind, period, amount, set_at, raise_asked_at, raise_ready_at, raise_amount
from compliance.play_limit;

-- Exclusions that their players chose, while they last; without an end for ever.
create or replace view compliance.exclusion_view as
select player_id, nullif(excluded_until, 'infinity') as excluded_until, everywhere
from compliance.player_state
where excluded_until > lib.now();
