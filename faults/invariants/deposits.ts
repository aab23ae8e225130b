import type { CheckContext, Invariant } from '../harness/types';
import { rowsOf, violationsOf, type Since, type Wrong } from './rows';

/**
 * I13: the provider's payments are what players were credited, the fees of the house and what is in
 * suspense with a case; each credit published one event.
 */
export const depositsAreCredited = (since: Since): Invariant => ({
  id: 'I13',
  name: "the provider's payments are the ledger's credits, and each has one event in the outbox",
  during: true,
  check: async (context) => {
    const wrongs = await rowsOf<Wrong>(context, wrongDeposits, [await since(context)]);
    if (context.isFinal) wrongs.push(...(await paymentsAreBooked(context)));
    return violationsOf('I13', wrongs);
  },
});

const wrongDeposits = `
  with credited as materialized (
    select id, player_id, amount - fee as received, fee, currency, payment_id,
      provider || ':' || payment_id as reference,
      format('house:%s:fees:deposit', brand) as fee_path
    from cashier.deposit where status = 'credited' and credited_at > $1
  ), entry as (
    select id, payment_id as key, received, fee, 0 as booked, 0 as kept, false as is_stray,
      0 as events
    from credited
    union all
    select c.id, null, 0, 0, case when f.is_fee then 0 else t.amount end,
      case when f.is_fee then t.amount else 0 end, a.currency <> c.currency
        or (not f.is_fee and a.player_id is distinct from c.player_id), 0
    from credited c
    join ledger.namespace n on n.name = 'cashier'
    join ledger.transfer t on t.namespace_id = n.id and t.reference = c.reference
    join ledger.account a on a.id = t.target_id
    cross join lateral (select a.path = c.fee_path as is_fee) f
    union all
    select (payload ->> 'depositId')::uuid, null, 0, 0, 0, 0, false, 1
    from lib.outbox where type = 'cashier.deposit_credited'
  )
  select 'cashier' as owner, min(key) as key, case
      when sum(received) <> sum(booked)
        then format('a deposit of %s micros is booked with %s', sum(received), sum(booked))
      when sum(fee) <> sum(kept)
        then format('a deposit has a fee of %s micros, booked with %s', sum(fee), sum(kept))
      when bool_or(is_stray) then 'a deposit went to another player'
      else format('a credited deposit published %s events', sum(events))
    end as what
  from entry
  group by id
  having min(key) is not null
    and (sum(received) <> sum(booked) or sum(fee) <> sum(kept) or bool_or(is_stray)
      or sum(events) <> 1)
  union all
  select 'cashier', p.payment_id, case
      when c.id is null then 'a payment in suspense has no case'
      else format('a payment of %s micros is in suspense with %s', p.amount, coalesce(t.amount, 0))
    end
  from cashier.payment p
  left join casework.case_file c on c.kind = 'deposit' and c.subject_id = p.id::text
  left join ledger.namespace n on n.name = 'cashier:suspense'
  left join ledger.transfer t on t.namespace_id = n.id
    and t.reference = p.provider || ':' || p.payment_id
  where p.state = 'suspense' and p.came_at > $1
    and (c.id is null or t.amount is distinct from p.amount)
  union all
  select 'cashier', substring(t.reference from ':(.*)'), 'the ledger credited what no deposit says'
  from ledger.transfer t
  join ledger.namespace n on n.id = t.namespace_id and n.name = 'cashier'
  where t.reason = 'deposit' and t.created_at > $1 and not exists (
    select from cashier.deposit d
    where d.status = 'credited' and d.provider || ':' || d.payment_id = t.reference
  )
  limit 100`;

/**
 * Payment by payment. One whose notice was never answered may have arrived or not: then its amount
 * is either booked or nothing is.
 */
const paymentsAreBooked = async (context: CheckContext): Promise<Wrong[]> => {
  const rows = await rowsOf<{ key: string; booked: string }>(
    context,
    // A payment that was not credited is in suspense, under a namespace of its own; a person may
    // credit it from there.
    `select substring(t.reference from ':(.*)') as key, sum(t.amount)::text as booked
     from ledger.transfer t join ledger.namespace n on n.id = t.namespace_id
     join ledger.account s on s.id = t.source_id
     where t.reason = 'deposit' and n.name in ('cashier', 'cashier:suspense')
       and s.path !~ '^house:[a-z0-9]+:suspense$'
     group by 1`,
  );
  const booked = new Map(rows.map(({ key, booked }) => [key, BigInt(booked)]));
  const paid = new Map(
    context.history.operations
      .filter(({ kind, isForged }) => kind === 'deposit' && !isForged)
      .map((operation) => [operation.key, operation]),
  );
  return [...new Set([...booked.keys(), ...paid.keys()])].flatMap((key) => {
    const amount = booked.get(key) ?? 0n;
    const { amount: due = 0n, outcome = 'refused' } = paid.get(key) ?? {};
    const isRight = outcome === 'refused' ? amount === 0n : amount === due;
    const isUndecided = outcome === 'unknown' || outcome === 'running';
    if (isRight || (isUndecided && amount === 0n)) return [];
    const what = `the provider was paid ${due} micros (${outcome}), the ledger booked ${amount}`;
    return [{ what, owner: 'cashier', key }];
  });
};
