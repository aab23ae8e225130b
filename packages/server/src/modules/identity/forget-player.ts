import type { Transaction } from '@parlour/node-kit/database/database';
import { deleteImagesOf } from '../upload';
import { deleteDocuments } from './queries';

/** Destroys every picture that the player sent. That the documents passed, or did not, stays. */
export const forgetPlayer = async (sql: Transaction, playerId: string): Promise<void> => {
  await deleteDocuments(sql, playerId);
  await deleteImagesOf(sql, playerId);
};
