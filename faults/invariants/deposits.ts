import type { CheckContext, Invariant } from '../harness/types';
import { rowsOf, violationsOf, type Since, type Wrong } from './rows';

/** I13: what the payment provider was paid is what players were credited, and each was told of. */
export const depositsAreCredited = (since: Since): Invariant => ({
  id: 'I13',
  name: "the provider's payments are the ledger's credits, and each has told the outbox",
  during: true,
  check: async (context) => {
    const wrongs = await rowsOf<Wrong>(context, wrongDeposits, [await since(context)]);
    if (context.isFinal) wrongs.push(...(await sumOfPayments(context)));
    return violationsOf('I13', wrongs);
  },
});

const wrongDeposits = `
  with credited as materialized (
    select id, player_id, amount, currency, payment_id, method_code || ':' || payment_id as reference
    from cashier.deposit where status = 'credited' and credited_at > $1
  ), booked as (
    select c.id, sum(t.amount) as amount,
      bool_and(a.player_id = c.player_id and a.currency = c.currency) as is_theirs
    from credited c
    join ledger.namespace n on n.name = 'cashier'
    join ledger.transfer t on t.namespace_id = n.id and t.reference = c.reference
    join ledger.account a on a.id = t.target_id
    group by c.id
  ), told as (
    select (payload ->> 'depositId')::uuid as id, count(*) as times
    from lib.outbox where type = 'cashier.deposit_credited'
    group by 1
  )
  select 'cashier' as owner, c.payment_id as key, case
      when b.amount is distinct from c.amount
        then format('a deposit of %s micros is booked with %s', c.amount, coalesce(b.amount, 0))
      when not b.is_theirs then 'a deposit went to another player'
      else format('a credited deposit was told %s times', coalesce(t.times, 0))
    end as what
  from credited c left join booked b on b.id = c.id left join told t on t.id = c.id
  where b.amount is distinct from c.amount or not b.is_theirs or coalesce(t.times, 0) <> 1
  union all
  select 'cashier', substring(t.reference from ':(.*)'), 'the ledger credited what no deposit says'
  from ledger.transfer t
  join ledger.namespace n on n.id = t.namespace_id and n.name = 'cashier'
  where t.reason = 'deposit' and t.created_at > $1 and not exists (
    select from cashier.deposit d
    where d.status = 'credited' and d.method_code || ':' || d.payment_id = t.reference
  )
  limit 100`;

const sumOfPayments = async (context: CheckContext): Promise<Wrong[]> => {
  const [row] = await rowsOf<{ booked: string }>(
    context,
    `select coalesce(sum(amount), 0)::text as booked from ledger.transfer where reason = 'deposit'`,
  );
  const paid = context.history.operations
    .filter(({ kind, outcome, isForged }) => kind === 'deposit' && outcome === 'ok' && !isForged)
    .reduce((sum, { amount }) => sum + amount, 0n);
  if (paid === BigInt(row?.booked ?? 0)) return [];
  return [{ what: `the provider was paid ${paid} micros, the ledger credited ${row?.booked}` }];
};
