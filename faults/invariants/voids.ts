import type { Invariant } from '../harness/types';
import { rowsOf, violationsOf, type Since, type Wrong } from './rows';

/** I22: a round that two persons voided moved nothing, once and for good. */
export const voidsMoveNothing = (since: Since): Invariant => ({
  id: 'I22',
  name: 'all that a voided round moved sums to zero, nothing of it stands, and each has its row',
  during: true,
  check: async (context) => {
    const from = [await since(context)];
    const wrongs: Wrong[] = [];
    for (const text of [unbalancedVoids, standingVoids, unlikeRows]) {
      wrongs.push(...(await rowsOf<Wrong>(context, text, from)));
    }
    if (context.isFinal) wrongs.push(...(await rowsOf<Wrong>(context, waitingRounds)));
    return violationsOf('I22', wrongs);
  },
});

/** By the player's side of every transfer under the keys of the round's movements. */
const unbalancedVoids = `
  with voided as materialized (
    select id, vendor_id, player_id from round.round where voided_at > $1
  ), entry as (
    select v.id, v.vendor_id, t.reference,
      case when s.player_id = v.player_id then -t.amount else t.amount end as amount
    from voided v
    join round.movement m on m.round_id = v.id
    join ledger.transfer t on t.namespace_id = m.vendor_id and t.reference = m.external_id
    join ledger.account s on s.id = t.source_id
  )
  select n.name as owner, min(e.reference) as key,
    format('the voided round %s moved %s micros', e.id, sum(e.amount)) as what
  from entry e join ledger.namespace n on n.id = e.vendor_id
  group by n.name, e.id
  having sum(e.amount) <> 0
  limit 100`;

const standingVoids = `
  select n.name as owner, m.external_id as key,
    format('a %s of the voided round %s stands', m.kind, r.id) as what
  from round.round r
  join round.movement m on m.round_id = r.id and m.kind in ('bet', 'win') and m.reversed_by is null
  join ledger.namespace n on n.id = r.vendor_id
  where r.voided_at > $1
  union all
  select n.name, min(m.external_id), format('the voided round %s is %s', r.id, r.status)
  from round.round r
  left join round.movement m on m.round_id = r.id and m.kind = 'bet'
  join ledger.namespace n on n.id = r.vendor_id
  where r.voided_at > $1 and (r.status <> 'refunded' or r.stake <> 0 or r.payout <> 0)
  group by n.name, r.id, r.status
  limit 100`;

/** Each voided round has its row, by two persons whose change was applied. */
const unlikeRows = `
  select format('the voided round %s has no row of its void', r.id) as what
  from round.round r
  where r.voided_at > $1 and not exists (
    select from round.void v
    join operator.change c on c.id = v.change_id and c.kind in ('void', 'voids')
      and c.state = 'applied' and c.author = v.proposer_id and c.second = v.decider_id
    where v.round_id = r.id and v.voided_at = r.voided_at)
  union all
  select format('the void of round %s is not of it', v.round_id)
  from round.void v
  where v.voided_at > $1 and not exists (
    select from round.round r where r.id = v.round_id and r.voided_at = v.voided_at)
  limit 100`;

/** Of a voiding nothing waits when the load is over; what it says was voided is. */
const waitingRounds = `
  select format('round %s of the voiding %s is %s, and %s', w.round_id, w.change_id, w.state,
    case when v.round_id is null then 'not voided by it' else 'voided by it' end) as what
  from round.voiding_round w
  left join round.void v on v.round_id = w.round_id and v.change_id = w.change_id
  where w.state = 'waiting' or (w.state = 'voided') <> (v.round_id is not null)
  limit 100`;
