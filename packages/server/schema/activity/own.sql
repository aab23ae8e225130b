-- A player's own valid bets so far: the days that were counted, and the same F over the rounds that
-- changed since. All of it in the caller's statement, so no window is missing or counted twice.
create or replace function activity.own_since_mark(p_player bigint, p_currency text) returns numeric
language plpgsql stable
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
declare
  v_upto constant timestamptz := (select k.upto from activity.mark k where k.share = p_player % 4);
  v_now constant timestamptz := lib.now();
  v_rounds constant bigint[] := array(
    select m.round_id from round.movement m
    where m.created_at >= v_upto and m.created_at < v_now and m.player_id = p_player
      and m.round_id is not null
    union
    select r.id from round.round r
    where r.closed_by_silence and r.player_id = p_player
      and coalesce(r.settled_at, r.closed_at) >= v_upto and coalesce(r.settled_at, r.closed_at) < v_now
  );
begin
  -- Most players whose money arrives have not bet since: what rounds are worth is not asked for none.
  if v_rounds = '{}' then return 0; end if;
  return (
    select coalesce(sum(d.own), 0)
    from activity.deltas(v_rounds, v_upto, v_now) d
    where d.currency = p_currency
  );
end $$;

create or replace view activity.own_view as
select p.id as player_id, p.currency,
  coalesce((
    select sum(d.own) from activity.day d where d.player_id = p.id and d.currency = p.currency
  ), 0) + activity.own_since_mark(p.id, p.currency) as own
from player.player p;
