import type { Transaction } from '@parlour/node-kit/database/database';
import type { Platform } from '../../lib/context';
import { publish } from '../../lib/jobs/outbox';
import * as agent from '../agent';
import * as cashier from '../cashier';
import * as casework from '../casework';
import * as catalogue from '../catalogue';
import { setPlayState } from '../compliance';
import * as identity from '../identity';
import * as message from '../message';
import * as player from '../player';
import * as room from '../room';
import * as session from '../session';
import * as support from '../support';
import * as wallet from '../wallet';
import { keepExclusion } from './keep-exclusion';

/**
 * Ends an account, in the transaction of the decision: no one signs in to it, it plays and receives
 * nothing any more, and the key of its personal values is destroyed. What other modules keep in
 * clear text goes after the commit, by the event.
 */
export const closeAccount = async (
  platform: Platform,
  sql: Transaction,
  { playerId, brand }: { playerId: string; brand: string },
): Promise<void> => {
  // While there are contacts to make the digests from.
  await keepExclusion(platform, sql, { playerId, brand });
  await session.forgetPlayer(sql, platform, playerId);
  await player.forgetPlayer(sql, playerId);
  await publish(sql, { type: 'privacy.account_closed', key: playerId, playerId, brand });
  // Last, since it locks the player's accounts until the commit.
  await setPlayState(sql, playerId, 'blocked', { until: null, reason: 'account closed' });
};

/** Each module deletes its own; a repeat changes nothing. */
const forgetting = [
  agent.forgetPlayer,
  // Before the pictures of all modules are deleted.
  support.forgetPlayer,
  cashier.forgetPlayer,
  casework.forgetPlayer,
  catalogue.forgetPlayer,
  identity.forgetPlayer,
  message.forgetPlayer,
  room.forgetPlayer,
  wallet.forgetPlayer,
];

export const forgetRest = ({ database }: Platform, { playerId }: { playerId: string }) =>
  database.transaction(async (sql) => {
    for (const forget of forgetting) await forget(sql, playerId);
  });
