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
import { loadedBrand } from '../brand';
import { keepExclusion } from './keep-exclusion';
import { listEnded, readBrandCodes } from './queries';
import { sayGoodbye } from './say-goodbye';

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
  // While there are contacts to make the digests from and to write to.
  await keepExclusion(platform, sql, { playerId, brand });
  await sayGoodbye(platform, sql, playerId);
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

const batch = 200;

/**
 * What was written late, after the end of an account, is forgotten again: a notice of a payment, an
 * answer, what a request still wrote that had begun before. `lateWriteDays` says for how long. A
 * player for whom it fails does not hold up the others; the job says how many there were.
 */
export const forgetLate = async (platform: Platform): Promise<void> => {
  const { database } = platform;
  let failed = 0;
  for (const brand of await readBrandCodes(database.sql)) {
    const { settings } = await loadedBrand(platform, brand);
    for (let after = '0'; ;) {
      const ended = await listEnded(
        database.sql,
        { brand, days: settings.lateWriteDays, after },
        batch,
      );
      for (const playerId of ended) {
        await forgetAgain(platform, playerId).catch((error: unknown) => {
          failed += 1;
          platform.log.error('privacy.not_forgotten', { error, playerId });
        });
      }
      const last = ended.at(-1);
      if (last === undefined || ended.length < batch) break;
      after = last;
    }
  }
  if (failed > 0) throw new Error(`what was written late of ${failed} players is still there`);
};

const forgetAgain = (platform: Platform, playerId: string): Promise<void> =>
  platform.database.transaction(async (sql) => {
    await session.forgetPlayer(sql, platform, playerId);
    await player.forgetPlayer(sql, playerId);
    for (const forget of forgetting) await forget(sql, playerId);
  });
