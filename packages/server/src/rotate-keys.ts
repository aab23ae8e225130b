import type { Platform } from './lib/context';
import * as brand from './modules/brand';
import * as cashier from './modules/cashier';
import * as compliance from './modules/compliance';
import * as gateway from './modules/gateway';
import * as message from './modules/message';
import * as operator from './modules/operator';
import * as player from './modules/player';
import * as report from './modules/report';
import * as session from './modules/session';
import * as support from './modules/support';
import * as upload from './modules/upload';

type Rotating = Pick<Platform, 'database' | 'config' | 'log'>;

/**
 * After a change of SECRET_KEY: encrypts again, with the new key, everything that a former one
 * encrypted. Each row is a commit of its own and rows that are done are passed over, so whatever
 * ends this, the next run goes on. Jobs do the same within an hour.
 */
export const rotateKeys = async (platform: Rotating): Promise<void> => {
  const { sql } = platform.database;
  await player.rewrapKeys(platform);
  await cashier.rewrapPayees(sql, platform.config);
  await cashier.rewrapTexts(sql, platform.config);
  await compliance.rewrapExclusions(sql, platform.config);
  await upload.rewrapImages(platform);
  await report.rewrapExports(platform);
  await session.rewrapSession(sql, platform.config);
  await operator.rewrapSecrets(sql, platform.config);
  await message.rewrapQueue(sql, platform.config);
  await support.rewrapContacts(platform);
  await brand.rewrapSealKeys(sql, platform.config);
  await gateway.rewrapVendorKeys(platform);
  await cashier.rewrapProviders(platform);
};
