import type { Platform } from '../../../lib/context';
import { noteInboxChanged } from '../inbox/notify-unread';
import { lockOpenSending, writeBatch } from './queries';

const batchSize = 500;

/**
 * Writes the messages of the sendings that are open. Any process may take over at any commit; a
 * sending that another process has in its hands is left to that one.
 */
export const deliverSendings = async (
  { database, live }: Platform,
  most = batchSize,
): Promise<void> => {
  for (;;) {
    const players = await database.transaction(async (sql) => {
      const sending = await lockOpenSending(sql);
      return sending && (await writeBatch(sql, sending, most)).players;
    });
    if (!players) return;
    for (const playerId of players) noteInboxChanged(live, playerId);
  }
};
