import type { CheckContext, Operation } from '../harness/types';
import { rowsOf } from './rows';

/** What the books have under one key. */
export type Trace = {
  /** Bets, wins and rollbacks of the round's books; a tombstone is none. */
  movements: number;
  kind: string | null;
  amount: bigint;
  /** Bets and wins that nobody took back. */
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

/** Under which reference the ledger has an operation. */
const referenceOf = ({
  kind,
  key,
  playerId,
}: Pick<Operation, 'kind' | 'key' | 'playerId'>): string => {
  if (kind === 'deposit') return `sandbox:${key}`;
  return kind === 'move' ? `${playerId}:${key}` : key;
};

const statement = `
  with told as materialized (
    select o.place, n.id as namespace_id, o.key
    from unnest($1::text[], $2::text[]) with ordinality o(owner, key, place)
    left join ledger.namespace n on n.name = o.owner
  ), movement as (
    select o.place, count(*) as count, min(m.kind::text) as kind, sum(m.amount) as amount,
      count(*) filter (where m.kind in ('bet', 'win') and m.reversed_by is null) as live
    from told o
    join round.movement m on m.vendor_id = o.namespace_id and m.external_id = o.key
    where m.kind <> 'tombstone'
    group by o.place
  ), booked as (
    select o.place, count(*) filter (where t.leg = '0') as commands, sum(t.amount) as amount
    from told o
    join ledger.transfer t on t.namespace_id = o.namespace_id and t.reference = o.key
    group by o.place
  )
  select coalesce(m.count, 0)::integer as movements, m.kind, coalesce(m.amount, 0)::text as amount,
    coalesce(m.live, 0)::integer as live, coalesce(b.commands, 0)::integer as commands,
    coalesce(b.amount, 0)::text as booked
  from told o
  left join movement m on m.place = o.place
  left join booked b on b.place = o.place
  order by o.place`;
