import type { Transaction } from '@parlour/node-kit/database/database';
import { Refusal } from '../../../lib/refusal';

/**
 * Refuses a change after which no one could give rights, or check who does: for the end of its
 * transaction, one at a time.
 */
export const assertNotLast = async (sql: Transaction, operatorId: string): Promise<void> => {
  await sql`select lib.one_at_a_time('operator.last_of_kind')`;
  const [row] = await sql<{ lost: string | null }>`
    select min(role_id) as lost
    from (
      select distinct h.role_id from operator.holding h
      where h.operator_id = ${operatorId}::bigint and h.role_id in ('admin', 'lead')
    ) had
    where not exists (
      select from operator.holding h
      join operator.operator o on o.id = h.operator_id and o.state = 'active'
      where h.role_id = had.role_id and h.ended_at is null
        and (h.until is null or h.until > lib.now()))`;
  if (row?.lost) throw new Refusal('operator.last_of_kind', { role: row.lost });
};
