import { randomBytes } from 'node:crypto';
import type { Transaction } from '@parlour/node-kit/database/database';
import { foldUsername } from './player';
import { insertPlayer, type NewPlayer } from './queries';

/** A player without a password, contacts or accepted terms, who plays with play money for a day. */
export const createTrial = async (
  sql: Transaction,
  player: Omit<NewPlayer, 'username' | 'usernameKey' | 'type' | 'currency'>,
): Promise<string> => {
  const username = `trial_${randomBytes(6).toString('hex')}`;
  const playerId = await insertPlayer(sql, {
    ...player,
    username,
    usernameKey: foldUsername(username),
    type: 4,
    currency: 'FUN',
  });
  if (playerId === undefined) throw new Error('a random name was taken');
  return playerId;
};
