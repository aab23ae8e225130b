-- A player's own valid bets so far: the days that were counted, and the same F over the rounds that
-- changed since. All of it in the caller's statement, so no window is missing or counted twice.
create or replace function activity.own_since_mark(p_player bigint, p_currency text) returns numeric
language sql stable
set enable_seqscan = off
as $$
  select coalesce(sum(d.own), 0)
  from activity.mark k
  cross join (select lib.now() as now) n
  cross join lateral (
    select array(
      select m.round_id from round.movement m
      where m.created_at >= k.upto and m.created_at < n.now and m.player_id = p_player
        and m.round_id is not null
      union
      select r.id from round.round r
      where r.closed_by_silence and r.player_id = p_player
        and coalesce(r.settled_at, r.closed_at) >= k.upto and coalesce(r.settled_at, r.closed_at) < n.now
    ) as rounds
  ) t
  cross join lateral activity.deltas(t.rounds, k.upto, n.now) d
  where k.share = p_player % 4 and d.currency = p_currency
$$;

create or replace view activity.own_view as
select p.id as player_id, p.currency,
  coalesce((
    select sum(d.own) from activity.day d where d.player_id = p.id and d.currency = p.currency
  ), 0) + activity.own_since_mark(p.id, p.currency) as own
from player.player p;
