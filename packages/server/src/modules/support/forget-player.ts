import type { Transaction } from '@parlour/node-kit/database/database';
import { deleteImages } from '../upload';
import { deleteChats } from './forget-queries';
import { dropPicturesOf } from './picture-queries';
import { deleteTicketsOf } from './queries';

/** What a player and support wrote to each other, with pictures; that there was a case stays. */
export const forgetPlayer = async (sql: Transaction, playerId: string): Promise<void> => {
  await deleteChats(sql, playerId);
  await deleteImages(sql, await dropPicturesOf(sql, playerId));
  await deleteTicketsOf(sql, playerId);
};
