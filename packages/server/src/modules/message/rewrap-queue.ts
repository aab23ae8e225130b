import type { Sql } from '@parlour/node-kit/database/database';
import { requestPurpose } from '../../lib/jobs/message-request';
import { rewrapEvents } from '../../lib/jobs/rewrap-events';
import { resealAtRest, type SiteKeys } from '../../lib/seal';
import { listSealedOutgoing, replaceSealed } from './queries';

const batch = 200;

/** After a change of SECRET_KEY: messages on their way, in the outbox and in the queue. */
export const rewrapQueue = async (sql: Sql, keys: SiteKeys): Promise<void> => {
  await rewrapEvents(sql, keys, { type: 'message.requested', purpose: requestPurpose });
  for (let after = 0n; ;) {
    const rows = await listSealedOutgoing(sql, after, batch);
    for (const { id, sealed } of rows) {
      const next = resealAtRest(keys, requestPurpose, sealed);
      if (next) await replaceSealed(sql, { id, sealed, next });
    }
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.id;
  }
};
