import type { Transaction } from '@parlour/node-kit/database/database';
import { deleteValues } from './contacts/queries';
import { clearConsents, clearPlayer } from './queries';

/** The name of an account that ended; no one can register it. */
export const closedName = (playerId: string): string => `#${playerId}`;

/**
 * Destroys what a player entered about themselves: without the data key every value of theirs is
 * unreadable, in other modules' rows and in later backups too. The row stays with its number, as
 * the owner of the money's records, under a name that says nothing.
 */
export const forgetPlayer = async (sql: Transaction, playerId: string): Promise<void> => {
  await deleteValues(sql, playerId);
  await clearConsents(sql, playerId);
  await clearPlayer(sql, playerId, closedName(playerId));
};
