-- What is kept of a player, as player.kept_view.
create or replace view compliance.kept_view as
select player_id, 'limits' as section, lpad(id::text, 20, '0') as sort, jsonb_build_object(
  'kind', kind, 'period', period, 'currency', currency,
  'amount', case when kind = 'session' then amount::text
    else trim_scale(amount * 0.000001)::text end,
  'setAt', set_at, 'raiseReadyAt', raise_ready_at) as row
from compliance.play_limit
union all
select player_id, 'limitChanges', lpad(id::text, 20, '0'), jsonb_build_object(
  'act', act, 'kind', kind, 'period', period, 'currency', currency, 'at', at)
from compliance.limit_change
union all
select player_id, 'ownPlay', '', jsonb_build_object('state', state,
  'excludedUntil', excluded_until, 'coolingUntil', cooling_until, 'realityMinutes', reality_minutes)
from compliance.player_state;
