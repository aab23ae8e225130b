import type { Invariant } from '../harness/types';
import { rowsOf, violationsOf, type Since, type Wrong } from './rows';
import { openForged } from './acknowledged';

/** I7: a bet has one outcome where a vendor's rule says so, and no round is open at the end. */
export const betsAreSettled = (since: Since): Invariant => ({
  id: 'I7',
  name: 'each bet is settled or reversed by the rule of its vendor, and no round stays open',
  during: true,
  check: async (context) => {
    const twice = await rowsOf<Wrong>(context, settledTwice, [await since(context)]);
    const open = context.isFinal ? await rowsOf<Wrong>(context, openRounds) : [];
    return violationsOf('I7', [...twice, ...open]);
  },
});

const settledTwice = `
  select n.name as owner, m.of_external_id as key,
    format('a bet has %s outcomes, and its vendor gives one', count(*)) as what
  from round.movement m
  join ledger.namespace n on n.id = m.vendor_id
  join gateway.profile v on v.code = n.name and (v.switches ->> 'settlesOnce')::boolean
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

/** I8: a win goes to the player who staked, into the pockets that the stake came from. */
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
  select n.name, o.external_id,
    format('player %s gets what player %s played for', o.player_id, b.player_id)
  from outcome o
  join ledger.namespace n on n.id = o.vendor_id
  join round.movement b on b.vendor_id = o.vendor_id and b.external_id = o.of_external_id
  where b.player_id <> o.player_id and b.kind <> 'tombstone'
  union all
  select n.name, o.external_id,
    format('%s of player %s is booked at player %s', o.kind, o.player_id,
      coalesce(nullif(s.player_id, o.player_id), g.player_id))
  from outcome o
  join ledger.namespace n on n.id = o.vendor_id
  join ledger.transfer t on t.namespace_id = o.vendor_id and t.reference = o.external_id
  join ledger.account s on s.id = t.source_id
  join ledger.account g on g.id = t.target_id
  where s.player_id <> o.player_id or g.player_id <> o.player_id
  limit 100`;

// A pocket gets its share of a win after a debt, cut to whole micros; one of the pockets gets the
// remainder. A bet that is rolled back returns to each pocket exactly what it took. Stakes and
// payouts are stacked and summed, since a join of two such lists, for which the planner has no
// statistics, may take minutes.
const wrongPockets = `
  with outcome as materialized (
    select o.vendor_id, o.external_id, o.of_external_id, o.kind
    from round.movement o
    where o.kind in ('win', 'rollback') and o.created_at > $1 and o.amount > 0
  ), entry as (
    select o.vendor_id, o.external_id, o.kind, b.source_id as account_id,
      b.amount as staked, 0 as got
    from outcome o
    join ledger.transfer b
      on b.namespace_id = o.vendor_id and b.reference = o.of_external_id and b.reason = 'bet'
    union all
    select o.vendor_id, o.external_id, o.kind, t.target_id, 0, t.amount
    from outcome o
    join ledger.transfer t on t.namespace_id = o.vendor_id and t.reference = o.external_id
    join ledger.account a on a.id = t.target_id and a.kind <> 'debt'
  ), part as (
    select vendor_id, external_id, kind, sum(staked) as staked, sum(got) as got,
      sum(sum(staked)) over w as total, sum(sum(got)) over w as paid, count(*) over w as parts
    from entry
    group by vendor_id, external_id, kind, account_id
    window w as (partition by vendor_id, external_id, kind)
  )
  select n.name as owner, p.external_id as key,
    format('a pocket that gave %s of %s micros gets %s of %s', staked, total, got, paid) as what
  from part p join ledger.namespace n on n.id = p.vendor_id
  where total > 0 and paid > 0
    and case p.kind when 'win' then abs(got * total - staked * paid) >= parts * total
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

/** I10: a vendor's key stands for one movement, for ever. */
export const keysAreUnique = (since: Since): Invariant => {
  const forged = openForged();
  return {
    id: 'I10',
    name: 'each key of a vendor is there at most once, and never with another amount',
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

/** I11: the stake of a round is what the ledger took for it. */
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
  ), entry as (
    select id as round_id, vendor_id, null as key, stake, payout, live_bets as bets from fresh
    union all
    select m.round_id, m.vendor_id, m.external_id, 0, 0, -1
    from fresh f join round.movement m on m.round_id = f.id
    where m.kind = 'bet' and m.reversed_by is null
    union all
    select m.round_id, m.vendor_id, null, case m.kind when 'bet' then -t.amount else 0 end,
      case m.kind when 'win' then -t.amount else 0 end, 0
    from fresh f
    join round.movement m on m.round_id = f.id
    join ledger.transfer t on t.namespace_id = m.vendor_id and t.reference = m.external_id
    where m.kind in ('bet', 'win') and m.reversed_by is null and t.reason = m.kind::text
  )
  select n.name as owner, min(e.key) as key,
    format('round %s says %s of stake, %s of payout and %s live bets more than the books',
      e.round_id, sum(e.stake), sum(e.payout), sum(e.bets)) as what
  from entry e join ledger.namespace n on n.id = e.vendor_id
  group by n.name, e.round_id
  having sum(e.stake) <> 0 or sum(e.payout) <> 0 or sum(e.bets) <> 0
  limit 100`;
