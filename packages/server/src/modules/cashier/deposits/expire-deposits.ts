import type { Platform } from '../../../lib/context';
import { publish } from '../../../lib/jobs/outbox';
import { expireDeposits as expireRows } from './deposit-queries';

/** Expires the deposits whose time is over, and notifies their players. */
export const expireDeposits = async ({ database, live }: Platform): Promise<void> => {
  await database.transaction(async (sql) => {
    for (const { id, playerId: owner, announcedUntil } of await expireRows(sql)) {
      const playerId = owner.toString();
      await publish(sql, {
        type: 'cashier.deposit_failed',
        key: announcedUntil ? `${id}:expired:${announcedUntil.toISOString()}` : `${id}:expired`,
        depositId: id,
        playerId,
        reason: 'expired',
      });
      sql.afterCommit(() => live.notify(playerId, { type: 'deposit', id, status: 'expired' }));
    }
  });
};
