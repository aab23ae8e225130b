import type { Invariant } from '../harness/types';
import { rowsOf, violationsOf, type Since, type Wrong } from './rows';
import { openForged } from './told';

/** I7: one outcome where a supplier's rule says so, and none left open at the end. */
export const betsAreSettled = (since: Since): Invariant => ({
  id: 'I7',
  name: 'each bet is settled or reversed by the rule of its supplier, and no round stays open',
  during: true,
  check: async (context) => {
    const twice = await rowsOf<Wrong>(context, settledTwice, [await since(context)]);
    const open = context.isFinal ? await rowsOf<Wrong>(context, openRounds) : [];
    return violationsOf('I7', [...twice, ...open]);
  },
});

const settledTwice = `
  select n.name as owner, m.of_external_id as key,
    format('a bet has %s outcomes, and its supplier gives one', count(*)) as what
  from round.movement m
  join ledger.namespace n on n.id = m.vendor_id
  join vendor.profile v on v.code = n.name and (v.switches ->> 'settlesOnce')::boolean
  where m.kind = 'win' and m.reversed_by is null and m.created_at > $1
  group by n.name, m.of_external_id
  having count(*) > 1
  limit 100`;

const openRounds = `
  select n.name as owner, (
      select m.external_id from round.movement m where m.round_id = r.id and m.kind = 'bet' limit 1
    ) as key, format('round %s is still open', r.id) as what
  from round.round r join ledger.namespace n on n.id = r.vendor_id
  where r.status = 'open'
  limit 100`;

/** I8: what is paid goes to the one who staked it, into the pockets that it came from. */
export const winsGoHome = (since: Since): Invariant => ({
  id: 'I8',
  name: 'no outcome without a bet; it goes to the bettor, his currency and the pockets of the bet',
  during: true,
  check: async (context) => {
    const from = [await since(context)];
    return violationsOf('I8', [
      ...(await rowsOf<Wrong>(context, strayOutcomes, from)),
      ...(await rowsOf<Wrong>(context, wrongPockets, from)),
      ...(await rowsOf<Wrong>(context, wrongReversals, from)),
    ]);
  },
});

const strayOutcomes = `
  with outcome as materialized (
    select vendor_id, external_id, of_external_id, player_id, kind
    from round.movement where kind in ('win', 'rollback') and created_at > $1
  )
  select n.name as owner, o.external_id as key, 'a win has no bet' as what
  from outcome o
  join ledger.namespace n on n.id = o.vendor_id
  where o.kind = 'win' and not exists (
    select from round.movement b
    where b.vendor_id = o.vendor_id and b.external_id = o.of_external_id and b.kind = 'bet'
  )
  union all
  select n.name, o.external_id, format('player %s gets what player %s played for', o.player_id,
    b.player_id)
  from outcome o
  join ledger.namespace n on n.id = o.vendor_id
  join round.movement b on b.vendor_id = o.vendor_id and b.external_id = o.of_external_id
  where b.player_id <> o.player_id and b.kind <> 'tombstone'
  union all
  select n.name, o.external_id, format('%s of player %s is booked at %s', o.kind, o.player_id, a.path)
  from outcome o
  join ledger.namespace n on n.id = o.vendor_id
  join ledger.transfer t on t.namespace_id = o.vendor_id and t.reference = o.external_id
  join ledger.account a on a.id in (t.source_id, t.target_id) and a.player_id is not null
  where a.player_id <> o.player_id
  limit 100`;

// A pocket gets its part of what a win pays after a debt, cut to whole micros; one of the pockets gets
// what does not divide. A bet that is taken back gives each pocket exactly what it took.
const wrongPockets = `
  with outcome as materialized (
    select o.vendor_id, o.external_id, o.of_external_id, o.kind
    from round.movement o
    where o.kind in ('win', 'rollback') and o.created_at > $1 and o.amount > 0
  ), staked as (
    select o.vendor_id, o.external_id, o.kind, b.source_id as account_id, b.amount,
      sum(b.amount) over w as total, count(*) over w as parts
    from outcome o
    join ledger.transfer b
      on b.namespace_id = o.vendor_id and b.reference = o.of_external_id and b.reason = 'bet'
    window w as (partition by o.vendor_id, o.external_id)
  ), paid as (
    select o.vendor_id, o.external_id, t.target_id as account_id, t.amount
    from outcome o
    join ledger.transfer t on t.namespace_id = o.vendor_id and t.reference = o.external_id
    join ledger.account a on a.id = t.target_id and a.kind <> 'debt'
  ), total as (
    select vendor_id, external_id, sum(amount) as amount from paid group by vendor_id, external_id
  ), part as (
    select s.vendor_id, s.external_id, s.kind, s.amount as staked, s.total, s.parts,
      coalesce(p.amount, 0) as got, w.amount as paid
    from staked s
    join total w on w.vendor_id = s.vendor_id and w.external_id = s.external_id
    left join paid p on p.vendor_id = s.vendor_id and p.external_id = s.external_id
      and p.account_id = s.account_id
  )
  select n.name as owner, p.external_id as key,
    format('a pocket that gave %s of %s micros gets %s of %s', staked, total, got, paid) as what
  from part p join ledger.namespace n on n.id = p.vendor_id
  where case p.kind when 'win' then abs(got * total - staked * paid) >= parts * total
    else got <> staked end
  limit 100`;

const wrongReversals = `
  select n.name as owner, r.external_id as key,
    format('a rollback of %s micros takes back %s', r.amount, f.amount) as what
  from round.movement r
  join round.movement f on f.vendor_id = r.vendor_id and f.external_id = r.of_external_id
    and f.reversed_by = r.external_id and f.kind <> 'tombstone'
  join ledger.namespace n on n.id = r.vendor_id
  where r.kind = 'rollback' and r.created_at > $1 and r.amount <> f.amount
  limit 100`;

/** I10: a supplier's key stands for one movement, for ever. */
export const keysAreUnique = (since: Since): Invariant => {
  const forged = openForged();
  return {
    id: 'I10',
    name: 'each key of a supplier is there at most once, and never with another amount',
    during: true,
    check: async (context) =>
      violationsOf('I10', [
        ...(await rowsOf<Wrong>(context, repeatedKeys, [await since(context)])),
        ...forged(context),
      ]),
  };
};

const repeatedKeys = `
  select n.name as owner, k.external_id as key, k.what
  from (
    select vendor_id, external_id, format('its key is %s times in the rounds', count(*)) as what
    from round.movement where created_at > $1
    group by vendor_id, external_id having count(*) > 1
    union all
    select namespace_id, reference, format('its key is %s times in the ledger', count(*))
    from ledger.transfer where created_at > $1
    group by namespace_id, reference, leg having count(*) > 1
  ) k
  join ledger.namespace n on n.id = k.vendor_id
  limit 100`;

/** I11: what stands on the table is what the ledger took for it. */
export const stakesAreBooked = (since: Since): Invariant => ({
  id: 'I11',
  name: 'the stake of each round is that of its live bets in the ledger, and so is its payout',
  during: true,
  check: async (context) =>
    violationsOf('I11', await rowsOf(context, unbookedStakes, [await since(context)])),
});

const unbookedStakes = `
  with fresh as materialized (
    select id, vendor_id, stake, payout, live_bets from round.round where last_at > $1
  ), live as materialized (
    select m.round_id, m.vendor_id, m.external_id, m.kind
    from fresh f join round.movement m on m.round_id = f.id
    where m.kind in ('bet', 'win') and m.reversed_by is null
  ), booked as (
    select l.round_id,
      coalesce(sum(t.amount) filter (where l.kind = 'bet' and t.reason = 'bet'), 0) as stake,
      coalesce(sum(t.amount) filter (where l.kind = 'win' and t.reason = 'win'), 0) as payout
    from live l
    join ledger.transfer t on t.namespace_id = l.vendor_id and t.reference = l.external_id
    group by l.round_id
  ), counted as (
    select round_id, min(external_id) filter (where kind = 'bet') as key,
      count(*) filter (where kind = 'bet') as bets
    from live group by round_id
  )
  select n.name as owner, c.key, format('round %s says stake %s, payout %s and %s live bets; the books '
    'say %s, %s and %s', f.id, f.stake, f.payout, f.live_bets, coalesce(b.stake, 0),
    coalesce(b.payout, 0), coalesce(c.bets, 0)) as what
  from fresh f
  join ledger.namespace n on n.id = f.vendor_id
  left join booked b on b.round_id = f.id
  left join counted c on c.round_id = f.id
  where f.stake <> coalesce(b.stake, 0) or f.payout <> coalesce(b.payout, 0)
    or f.live_bets <> coalesce(c.bets, 0)
  limit 100`;
