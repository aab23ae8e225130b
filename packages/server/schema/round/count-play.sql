-- What the movements of players with limits were worth: a stake is all that was bet, a loss only
-- the player's own money. Money of a bonus is not lost, and not won.
create or replace function round.own_amount(p_legs bigint[]) returns bigint
language sql stable
as $$
  select coalesce(sum(l.amount), 0)::bigint
  from round.legs(p_legs) l
  where not exists (select from wallet.pocket_view w where w.account_id = l.account_id and w.kind = 'bonus')
$$;

-- Not in plain SQL: that would be planned again in each batch.
create or replace function round.count_play(p_plan round.planned[], p_now timestamptz) returns void
language plpgsql
as $$
begin
  perform compliance.count_play(array_agg(p.player_id), array_agg(p.brand), array_agg(p.currency),
    array_agg(case when p.kind = 'bet' then p.amount when p.of_kind = 'bet' and p.kind = 'rollback' then -p.amount
      else 0 end),
    array_agg(case when p.outgoing then 1 else -1 end * case
      when p.legs is null then 0
      when cardinality(p.legs) > 2 then round.own_amount(p.legs)
      -- By its key: a join would read all pockets of bonuses.
      when (select w.kind from wallet.pocket_view w where w.account_id = p.legs[1] limit 1) = 'bonus' then 0
      -- A win of nothing has no legs.
      else coalesce(p.legs[2], 0) end),
    array_agg(case when p.kind = 'rollback' then p.of_at else p_now end),
    array_agg(p.kind = 'rollback'), array_agg(p.kind = 'bet'), p_now)
  from unnest(p_plan) p
  where p.answer = 'ok' and p.counts_play and p.mode = 'real' and (p.legs is not null or p.kind = 'bet');
end $$;

-- The movements of a player that were not rolled back, for a reader that begins to count them. A
-- movement is of its round's player: said here, so that an index finds the player's rounds, and a
-- player with a first limit does not read the rounds of all.
create or replace view round.live_movement_view as
select m.player_id, r.currency, m.kind, m.created_at, r.opened_at,
  case when m.kind = 'bet' then m.amount else 0 end as stake,
  case when m.kind = 'bet' then 1 else -1 end * case
    when m.legs is not null then round.own_amount(m.legs)
    when b.account_id is null then m.amount
    else 0 end as loss
from round.round r join round.movement m on m.round_id = r.id and m.player_id = r.player_id
left join wallet.pocket_view b on b.account_id = m.account_id and b.kind = 'bonus'
where r.mode = 'real' and m.kind in ('bet', 'win') and m.reversed_by is null;
