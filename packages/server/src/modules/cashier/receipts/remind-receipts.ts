import type { Platform } from '../../../lib/context';
import { tellPlayer } from '../../casework';
import { markReminded } from './queries';

/**
 * Reminds each player once that a payment soon counts as received: by a message, which is one
 * commit with the mark, and on the page.
 */
export const remindReceipts = async ({ database, config, live }: Platform): Promise<void> => {
  await database.transaction(async (sql) => {
    for (const { id, number, playerId, dueAt } of await markReminded(sql)) {
      const until = dueAt.toISOString();
      const values = { number, until };
      await tellPlayer(sql, config, { playerId, template: 'receipt_due', values });
      sql.afterCommit(() => live.notify(playerId, { type: 'receipt', id, number, until }));
    }
  });
};
