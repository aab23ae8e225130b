import type { casework, QueueCount } from '@parlour/contract/casework';
import type { InputOf } from '@parlour/contract/endpoint';
import type { OperatorContext } from '../../../lib/context';
import { readableOf } from './list-cases';
import { countQueues, mostCounted, readQueues } from './queries';

/** How much waits in each queue that the operator may read. */
export const countCases = async (
  { sql, operator }: OperatorContext,
  { brand }: InputOf<typeof casework.countCases>,
): Promise<{ list: QueueCount[] }> => {
  const queues = await readQueues(sql);
  const readable = readableOf(operator, queues, brand);
  const counts = await countQueues(sql, { ...readable, operatorId: operator.id });
  const countOf = new Map(counts.map((count) => [count.kind, count]));
  const list = queues
    .filter(({ kind }) => readable.kinds.includes(kind))
    .map(({ kind, names }) => {
      const count = countOf.get(kind);
      const capped = (value = 0) => Math.min(value, mostCounted);
      return {
        kind,
        names,
        waiting: capped(count?.waiting),
        second: capped(count?.second),
        late: capped(count?.late),
        mine: capped(count?.mine),
        ...(count?.oldestAt && { oldestAt: count.oldestAt.toISOString() }),
      };
    });
  return { list };
};
