import type { Transaction } from '@parlour/node-kit/database/database';
import { endCase } from '../casework';
import { clearMessages, deleteOwn, lockRoomOf } from './forget-queries';

/**
 * What a player wrote goes, and its numbers stay, so that the room has no gap; cases of it have
 * nothing to decide any more.
 */
export const forgetPlayer = async (sql: Transaction, playerId: string): Promise<void> => {
  await lockRoomOf(sql, playerId);
  for (const { id } of await clearMessages(sql, playerId)) {
    await endCase(sql, { kind: 'room', subjectId: id, result: 'gone' });
  }
  await deleteOwn(sql, playerId);
};
