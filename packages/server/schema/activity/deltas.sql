create or replace function activity.deltas(p_rounds bigint[], p_from timestamptz, p_to timestamptz)
returns setof activity.delta
language sql stable
set enable_seqscan = off
as $$
  select w.round_id, w.player_id, w.brand, (p_from at time zone b.time_zone)::date,
    (w.opened_at at time zone b.time_zone)::date, bool_or(w.at = p_from and w.is_settled), w.currency, w.category,
    sum(g.sign * w.rounds), sum(g.sign * w.stake), sum(g.sign * w.bonus_stake), sum(g.sign * w.payout),
    sum(g.sign * w.bonus_payout), sum(g.sign * w.vendor_paid), sum(g.sign * w.valid), sum(g.sign * w.own),
    sum(g.sign * w.own_loss), sum(g.sign * w.revenue), sum(g.sign * w.open),
    max(w.multiple) filter (where w.at = p_to), max(w.last_at), r.game_id,
    sum(g.sign * w.stake * w.stake)
  from activity.worth(p_rounds, array[p_from, p_to]) w
  join brand.brand b on b.code = w.brand
  join round.round r on r.id = w.round_id
  cross join lateral (select case when w.at = p_to then 1 else -1 end as sign) g
  group by w.round_id, r.game_id, w.player_id, w.brand, b.time_zone, w.opened_at, w.currency, w.category
$$;

-- The rounds of a share of the players that changed in [p_from, p_to).
create or replace function activity.touched(p_shares integer, p_share integer, p_from timestamptz, p_to timestamptz)
returns bigint[]
language sql stable
set enable_seqscan = off
as $$
  select coalesce(array_agg(t.id), '{}')
  from (
    select m.round_id as id from round.movement m
    where m.created_at >= p_from and m.created_at < p_to and m.round_id is not null
      and m.player_id % p_shares = p_share
    union
    select r.id from round.round r
    where r.closed_by_silence and r.player_id % p_shares = p_share
      and coalesce(r.settled_at, r.closed_at) >= p_from and coalesce(r.settled_at, r.closed_at) < p_to
  ) t
$$;

create or replace function activity.cash_deltas(p_shares integer, p_share integer, p_from timestamptz, p_to timestamptz)
returns setof activity.cash_delta
language sql stable
set enable_seqscan = off
set plan_cache_mode = force_custom_plan
as $$
  with side as (
    select a.player_id, a.currency, ledger.account_class(c.path) as class, s.sign * v.sign as direction,
      v.sign * t.amount as amount, case when t.leg = '0' then v.sign else 0 end as commands
    from ledger.transfer t
    -- "+ 0" leaves the index of keys alone, which would be read whole for every window.
    join ledger.namespace n on n.id = t.namespace_id + 0 and n.keeper is distinct from 'round'
    cross join lateral (select case n.name when 'ledger:reversal' then -1 else 1 end as sign) v
    cross join lateral (
      values (t.target_id, t.source_id, 1), (t.source_id, t.target_id, -1)
    ) s(own_id, counter_id, sign)
    join ledger.account a on a.id = s.own_id and a.currency <> 'FUN' and a.player_id % p_shares = p_share
    join ledger.account c on c.id = s.counter_id and c.player_id is distinct from a.player_id
    where t.created_at >= p_from and t.created_at < p_to
  )
  select e.player_id, p.brand, (p_from at time zone b.time_zone)::date, e.currency,
    coalesce(sum(e.amount) filter (where e.class = 'house:bank' and e.direction = 1), 0),
    coalesce(sum(e.commands) filter (where e.class = 'house:bank' and e.direction = 1), 0),
    coalesce(sum(e.amount) filter (where e.class = 'house:bank' and e.direction = -1), 0),
    coalesce(sum(e.direction * e.amount) filter (where e.class = 'house:promotion'), 0),
    coalesce(sum(e.direction * e.amount) filter (where e.class in ('agent:commission', 'house:commission')), 0),
    coalesce(sum(e.amount) filter (where o.is_other and e.direction = 1), 0),
    coalesce(sum(e.amount) filter (where o.is_other and e.direction = -1), 0)
  from side e
  join player.player p on p.id = e.player_id
  join brand.brand b on b.code = p.brand
  cross join lateral (
    select e.class ~ '^(player|agent):' and e.class <> 'agent:commission' as is_other
  ) o
  where o.is_other or e.class in ('house:bank', 'house:promotion', 'agent:commission', 'house:commission')
  group by e.player_id, p.brand, b.time_zone, e.currency
$$;
