-- F: the worth of a round at an instant, from its row and its earlier movements and nothing else.
-- So a window's change is F at its end less F at its begin, and adjacent windows add up.

-- The valid bet of a settled stake. A push is zero, and bets on both sides of one round count their
-- difference.
create or replace function activity.valid_of(p_measure text, p_stake numeric, p_payout numeric) returns numeric
language sql immutable parallel safe
as $$
  select case p_measure when 'full' then p_stake else least(p_stake, abs(p_payout - p_stake)) end
$$;

-- The movements of rounds before each of some instants, without those that were rolled back. A
-- rollback counts by the movement it undid; bonus is the part from or to bonus pockets.
create or replace function activity.moved(p_rounds bigint[], p_at timestamptz[])
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
    join round.movement m on m.round_id = r.id and m.created_at >= r.opened_at - lib.clock_margin()
      and m.created_at < (select max(a) from unnest(p_at) a)
    left join lateral (
      select e.kind, e.vendor_pays from round.movement e
      where m.kind = 'rollback' and e.vendor_id = m.vendor_id and e.external_id = m.of_external_id
        and e.reversed_by = m.external_id and e.kind <> 'tombstone'
        and e.created_at >= r.opened_at - lib.clock_margin()
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

-- F of rounds of real play at some instants. "open" is the stake that is neither paid nor counted
-- yet. Of a game between players the house has only the fee, which no vendor reports yet.
create or replace function activity.worth(p_rounds bigint[], p_at timestamptz[])
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
