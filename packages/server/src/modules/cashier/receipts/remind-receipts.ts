import type { Platform } from '../../../lib/context';
import { tellPlayer } from '../../casework';
import { notifyPlayer } from '../../message';
import { markReminded } from './queries';

/**
 * Reminds each player once that a payment soon counts as received: by messages, which are one
 * commit with the mark, and on the page.
 */
export const remindReceipts = async ({ database, config, live }: Platform): Promise<void> => {
  await database.transaction(async (sql) => {
    for (const { id, number, playerId, dueAt } of await markReminded(sql)) {
      const until = dueAt.toISOString();
      const values = { number, until };
      const key = `cashier.receipt_due:${id}`;
      await notifyPlayer(sql, { playerId, template: 'receipt_due', values, key });
      await tellPlayer(sql, config, { playerId, template: 'receipt_due', values });
      sql.afterCommit(() => live.notify(playerId, { type: 'receipt', id, number, until }));
    }
  });
};
