import type { Transaction } from '@parlour/node-kit/database/database';
import { publish } from '../../lib/jobs/outbox';
import { Refusal } from '../../lib/refusal';
import { foldUsername } from './player';
import { insertConsents, insertContacts, insertPlayer, type NewPlayer } from './queries';

export type Registration = Omit<NewPlayer, 'usernameKey'> & {
  /** Optional answers of the form, by field name. */
  contacts: Record<string, string>;
  termsVersion: string;
  minAge: number;
};

/**
 * Writes a player with the accepted terms. The database claims the name, so exactly one of many
 * gets it.
 */
export const createPlayer = async (
  sql: Transaction,
  { contacts, termsVersion, minAge, ...player }: Registration,
): Promise<string> => {
  const playerId = await insertPlayer(sql, {
    ...player,
    usernameKey: foldUsername(player.username),
  });
  if (playerId === undefined) throw new Refusal('session.username_taken');
  await insertContacts(sql, playerId, contacts);
  await insertConsents(sql, playerId, { termsVersion, minAge, address: player.address });
  await publish(sql, {
    type: 'player.registered',
    key: playerId,
    playerId,
    brand: player.brand,
  });
  return playerId;
};
