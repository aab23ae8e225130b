import type { Platform } from '../../../lib/context';
import { defineJobs } from '../../../lib/jobs/jobs';
import { digestsOf, keyIdsOf, unwrapDataKey, wrapDataKey } from '../../../lib/personal/personal';
import { normalContact } from './normal-contact';
import { readPersonal } from './personal-values';
import {
  deleteForgottenKeys,
  insertContactKeys,
  listContactKeys,
  listOldDataKeys,
  type OldKeyRow,
  replaceDataKey,
} from './queries';

const batch = 200;

/**
 * After a change of SECRET_KEY: wraps players' keys with the new one and adds the digests of their
 * contacts, so that the former key may be removed when `player.rewrapped` says that none is left.
 */
export const rewrapKeys = async ({
  database,
  config,
  log,
}: Pick<Platform, 'database' | 'config' | 'log'>): Promise<void> => {
  const keyIds = keyIdsOf(config);
  for (let count = 0; ;) {
    const rows = await listOldDataKeys(database.sql, keyIds[0]!, batch);
    for (const row of rows) await rewrap({ database, config }, row);
    count += rows.length;
    if (rows.length === batch) continue;
    if (count > 0) log.info('player.rewrapped', { count });
    break;
  }
  await deleteForgottenKeys(database.sql, keyIds);
};

const rewrap = (
  { database, config }: Pick<Platform, 'database' | 'config'>,
  { playerId: id, brand, ...former }: OldKeyRow,
): Promise<void> =>
  database.transaction(async (sql) => {
    const playerId = id.toString();
    const claimed = await listContactKeys(sql, playerId);
    const kinds = claimed.map(({ kind }) => kind);
    const values = await readPersonal(sql, config, playerId, kinds);
    for (const { kind, isVerified } of claimed) {
      const value = values[kind];
      if (value === undefined) continue;
      const digests = digestsOf(config, { brand, kind }, normalContact[kind](value));
      await insertContactKeys(sql, { brand, kind, playerId, isVerified }, digests);
    }
    const dataKey = unwrapDataKey(config, playerId, former);
    await replaceDataKey(sql, playerId, wrapDataKey(config, playerId, dataKey), former);
  });

export const jobs = defineJobs({
  every: { 'player.rewrap': { seconds: 3600, work: rewrapKeys } },
});
