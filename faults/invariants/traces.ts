import type { CheckContext, Operation } from '../harness/types';
import { rowsOf } from './rows';

/** What the books have under one key. */
export type Trace = {
  /** Bets, wins and rollbacks of the round's books; a tombstone is none. */
  movements: number;
  kind: string | null;
  amount: bigint;
  /** Bets and wins that were not rolled back. */
  live: number;
  /** Commands of the ledger, and what they moved. */
  commands: number;
  booked: bigint;
};

type Row = {
  movements: number;
  kind: string | null;
  amount: string;
  live: number;
  commands: number;
  booked: string;
};

const chunk = 20_000;

/** The traces of operations, in their order. */
export const readTraces = async (
  context: CheckContext,
  operations: Pick<Operation, 'kind' | 'owner' | 'key' | 'playerId'>[],
): Promise<Trace[]> => {
  const traces: Trace[] = [];
  for (let from = 0; from < operations.length; from += chunk) {
    const part = operations.slice(from, from + chunk);
    const rows = await rowsOf<Row>(context, statement, [
      part.map(({ owner }) => owner),
      part.map(referenceOf),
    ]);
    for (const { amount, booked, ...counts } of rows) {
      traces.push({ ...counts, amount: BigInt(amount), booked: BigInt(booked) });
    }
  }
  return traces;
};

/** The reference of an operation in the ledger. */
const referenceOf = ({
  kind,
  key,
  playerId,
}: Pick<Operation, 'kind' | 'key' | 'playerId'>): string => {
  if (kind === 'deposit') return `sandbox:${key}`;
  return kind === 'move' ? `${playerId}:${key}` : key;
};

// The results are stacked and summed: the planner has no statistics of a parameter list, and would
// join two of them by a nested loop.
const statement = `
  with asked as materialized (
    select o.place, o.owner, n.id as namespace_id, o.key
    from unnest($1::text[], $2::text[]) with ordinality o(owner, key, place)
    -- A payment that was not credited is booked to suspense.
    left join ledger.namespace n on n.name in (o.owner, o.owner || ':suspense')
      and o.owner not in ('withdrawal', 'transfer')
  ), found as (
    select place, null::text as kind, 0 as movements, 0 as amount, 0 as live,
      0 as commands, 0 as booked
    from asked
    union all
    select o.place, m.kind::text, 1, m.amount,
      case when m.kind in ('bet', 'win') and m.reversed_by is null then 1 else 0 end, 0, 0
    from asked o
    join round.movement m on m.vendor_id = o.namespace_id and m.external_id = o.key
    where m.kind <> 'tombstone'
    union all
    select o.place, null, 0, 0, 0, case t.leg when '0' then 1 else 0 end, t.amount
    from asked o
    join ledger.transfer t on t.namespace_id = o.namespace_id and t.reference = o.key
    join ledger.account s on s.id = t.source_id
    -- What was in suspense and is credited by a person was booked when it came.
    where s.path !~ '^house:[a-z0-9]+:suspense$'
    union all
    select o.place, null, 0, 0, 0, 1, w.amount
    from asked o
    join cashier.withdrawal w on w.idempotency_key::text = o.key
    where o.owner = 'withdrawal'
    union all
    select o.place, null, 0, 0, 0, case t.leg when '0' then 1 else 0 end, t.amount
    from asked o
    join wallet.transfer w on w.idempotency_key::text = o.key and w.side = 'out'
    join ledger.namespace n on n.name = 'transfer'
    join ledger.transfer t on t.namespace_id = n.id and t.reference = w.id::text
    where o.owner = 'transfer'
  )
  select min(kind) as kind, sum(movements)::integer as movements, sum(amount)::text as amount,
    sum(live)::integer as live, sum(commands)::integer as commands, sum(booked)::text as booked
  from found
  group by place
  order by place`;
