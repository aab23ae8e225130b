-- F: what a round is worth at an instant, from its row and the movements before that instant and nothing else. So
-- what a window changes is F at its end less F at its begin, and windows that touch each other add up.

-- The valid bet of a settled stake. A push is none, and of both sides of one round it is their difference.
create function activity.valid_of(p_measure text, p_stake numeric, p_payout numeric) returns numeric
language sql immutable parallel safe
as $$
  select case p_measure when 'full' then p_stake else least(p_stake, abs(p_payout - p_stake)) end
$$;

-- What had moved of rounds before each of some instants, what was taken back taken off. A rollback counts by the
-- movement it undid; bonus is what of it went from or to bonus pockets.
create function activity.moved(p_rounds bigint[], p_at timestamptz[])
returns table (
  round_id bigint, at timestamptz, bets numeric, stake numeric, bonus_stake numeric, payout numeric,
  bonus_payout numeric, vendor_paid numeric, last_at timestamptz
)
language sql stable
set enable_seqscan = off
as $$
  with entry as (
    select r.id, m.created_at, coalesce(o.kind, m.kind) as kind, s.sign, s.sign * m.amount as amount,
      s.sign * case
        when m.legs is not null then round.total(m.legs, w.bonus)
        when m.account_id = any (w.bonus) then m.amount
        else 0 end as bonus,
      coalesce(o.vendor_pays, m.vendor_pays, false) as vendor_pays
    from round.round r
    cross join lateral (
      select array(
        select p.account_id from wallet.pocket p where p.player_id = r.player_id and p.kind = 'bonus'
      ) as bonus
    ) w
    -- No movement is older than its round; a day more for a clock that was set back.
    join round.movement m on m.round_id = r.id and m.created_at >= r.opened_at - interval '1 day'
      and m.created_at < (select max(a) from unnest(p_at) a)
    left join lateral (
      select e.kind, e.vendor_pays from round.movement e
      where m.kind = 'rollback' and e.vendor_id = m.vendor_id and e.external_id = m.of_external_id
        and e.reversed_by = m.external_id and e.kind <> 'tombstone'
        and e.created_at >= r.opened_at - interval '1 day'
      limit 1
    ) o on true
    cross join lateral (select case when m.kind = 'rollback' then -1 else 1 end as sign) s
    where r.id = any (p_rounds) and (m.kind in ('bet', 'win') or o.kind is not null)
  )
  select e.id, a.at, coalesce(sum(e.sign) filter (where e.kind = 'bet'), 0),
    coalesce(sum(e.amount) filter (where e.kind = 'bet'), 0),
    coalesce(sum(e.bonus) filter (where e.kind = 'bet'), 0),
    coalesce(sum(e.amount) filter (where e.kind = 'win'), 0),
    coalesce(sum(e.bonus) filter (where e.kind = 'win'), 0),
    coalesce(sum(e.amount) filter (where e.kind = 'win' and e.vendor_pays), 0),
    max(e.created_at)
  from entry e join unnest(p_at) a(at) on e.created_at < a.at
  group by e.id, a.at
$$;

-- F of rounds of real play at some instants. "open" is what was staked and not paid yet, and not counted either. Of
-- a game between players the house has the fee alone, which no vendor reports yet.
create function activity.worth(p_rounds bigint[], p_at timestamptz[])
returns table (
  round_id bigint, at timestamptz, player_id bigint, brand text, currency text, category text,
  opened_at timestamptz, is_settled boolean, rounds integer, stake numeric, bonus_stake numeric, payout numeric,
  bonus_payout numeric, vendor_paid numeric, valid numeric, own numeric, own_loss numeric, revenue numeric,
  open numeric, multiple numeric, last_at timestamptz
)
language sql stable
as $$
  select m.round_id, m.at, r.player_id, r.brand, r.currency, r.category, r.opened_at, s.is_settled,
    case when t.is_staked and (m.bets > 0 or m.payout > 0) then 1 else 0 end,
    f.stake, f.bonus_stake, p.payout, p.bonus_payout, p.vendor_paid, v.valid,
    case when f.stake = 0 then 0 else div(v.valid * (f.stake - f.bonus_stake), f.stake) end,
    case when s.is_settled then (f.stake - f.bonus_stake) - (p.payout - p.bonus_payout) else 0 end,
    case when s.is_settled and r.category <> 'PVP' then f.stake - (p.payout - p.vendor_paid) else 0 end,
    (m.stake - m.payout) - (f.stake - p.payout),
    case when s.is_settled and f.stake > 0 then div(p.payout * 100, f.stake) else 0 end,
    m.last_at
  from activity.moved(p_rounds, p_at) m
  join round.round r on r.id = m.round_id and r.mode = 'real'
  join activity.rule_view u on u.brand = r.brand and u.category = r.category
    and r.opened_at >= u.from_at and r.opened_at < u.until_at
  cross join lateral (
    select coalesce(coalesce(r.settled_at, r.closed_at) < m.at, false) as is_settled
  ) s
  cross join lateral (select s.is_settled or u.counts = 'accepted' as is_staked) t
  cross join lateral (
    select case when t.is_staked then m.stake else 0 end as stake,
      case when t.is_staked then m.bonus_stake else 0 end as bonus_stake
  ) f
  cross join lateral (
    select case when s.is_settled then m.payout else 0 end as payout,
      case when s.is_settled then m.bonus_payout else 0 end as bonus_payout,
      case when s.is_settled then m.vendor_paid else 0 end as vendor_paid
  ) p
  cross join lateral (select activity.valid_of(u.measure, f.stake, p.payout) as valid) v
$$;

-- What a window changes of a round. Its day is the brand's, of the window's begin.
create type activity.delta as (
  round_id bigint, player_id bigint, brand text, day date, first_day date, was_settled boolean, currency text,
  category text, rounds bigint, stake numeric, bonus_stake numeric, payout numeric, bonus_payout numeric,
  vendor_paid numeric, valid numeric, own numeric, own_loss numeric, revenue numeric, open numeric,
  multiple numeric, last_at timestamptz
);

create function activity.deltas(p_rounds bigint[], p_from timestamptz, p_to timestamptz)
returns setof activity.delta
language sql stable
set enable_seqscan = off
as $$
  select w.round_id, w.player_id, w.brand, (p_from at time zone b.time_zone)::date,
    (w.opened_at at time zone b.time_zone)::date, bool_or(w.at = p_from and w.is_settled), w.currency, w.category,
    sum(g.sign * w.rounds), sum(g.sign * w.stake), sum(g.sign * w.bonus_stake), sum(g.sign * w.payout),
    sum(g.sign * w.bonus_payout), sum(g.sign * w.vendor_paid), sum(g.sign * w.valid), sum(g.sign * w.own),
    sum(g.sign * w.own_loss), sum(g.sign * w.revenue), sum(g.sign * w.open),
    max(w.multiple) filter (where w.at = p_to), max(w.last_at)
  from activity.worth(p_rounds, array[p_from, p_to]) w
  join brand.brand b on b.code = w.brand
  cross join lateral (select case when w.at = p_to then 1 else -1 end as sign) g
  group by w.round_id, w.player_id, w.brand, b.time_zone, w.opened_at, w.currency, w.category
$$;

-- The rounds of a share of the players that were touched in [p_from, p_to).
create function activity.touched(p_shares integer, p_share integer, p_from timestamptz, p_to timestamptz)
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

-- What came to a player's pockets and went from them, play apart, by the other side of each transfer. A reversal
-- takes back what it reversed: a payment that the bank takes back is a deposit less, not a withdrawal.
create type activity.cash_delta as (
  player_id bigint, brand text, day date, currency text, deposits numeric, deposit_count bigint,
  withdrawals numeric, gifts numeric, commissions numeric, transfers_in numeric, transfers_out numeric
);

create function activity.cash_deltas(p_shares integer, p_share integer, p_from timestamptz, p_to timestamptz)
returns setof activity.cash_delta
language sql stable
set enable_seqscan = off
as $$
  with side as (
    select a.player_id, a.currency, ledger.account_class(c.path) as class, s.sign * v.sign as direction,
      v.sign * t.amount as amount, case when t.leg = '0' then v.sign else 0 end as commands
    from ledger.transfer t
    join ledger.namespace n on n.id = t.namespace_id and n.keeper is distinct from 'round'
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
