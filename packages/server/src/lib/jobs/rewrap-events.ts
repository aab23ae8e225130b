import type { Sql } from '@parlour/node-kit/database/database';
import { resealAtRest, type SiteKeys } from '../seal';
import type { Event } from './outbox';

type SealedEvent = { id: bigint; sealed: string };

const batch = 200;

const listSealed = (sql: Sql, type: Event['type'], after: bigint): Promise<SealedEvent[]> =>
  sql<SealedEvent>`
    select id, payload ->> 'sealed' as sealed
    from lib.outbox
    where type = ${type} and payload ? 'sealed' and id > ${after}
    order by id
    limit ${batch}`;

/** Unless it was handled, and so forgotten, meanwhile. */
const replaceSealed = (
  sql: Sql,
  { id, sealed }: SealedEvent,
  next: string,
): Promise<unknown> => sql`
  update lib.outbox
  set payload = jsonb_set(payload, '{sealed}', to_jsonb(${next}::text))
  where id = ${id} and payload ->> 'sealed' = ${sealed}`;

/** After a change of SECRET_KEY: what events of this type have sealed, for this purpose. */
export const rewrapEvents = async (
  sql: Sql,
  keys: SiteKeys,
  { type, purpose }: { type: Event['type']; purpose: string },
): Promise<void> => {
  for (let after = 0n; ;) {
    const rows = await listSealed(sql, type, after);
    for (const row of rows) {
      const next = resealAtRest(keys, purpose, Buffer.from(row.sealed, 'base64'));
      if (next) await replaceSealed(sql, row, next.toString('base64'));
    }
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.id;
  }
};
