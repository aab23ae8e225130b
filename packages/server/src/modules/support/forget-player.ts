import type { Transaction } from '@parlour/node-kit/database/database';
import { deleteChats } from './forget-queries';

/** What a player and support wrote to each other; that there was a case of it stays. */
export const forgetPlayer = async (sql: Transaction, playerId: string): Promise<void> => {
  await deleteChats(sql, playerId);
};
