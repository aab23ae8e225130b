import type { Platform } from '../../../lib/context';
import { digestsOf, keyIdsOf } from '../../../lib/personal/personal';
import { decryptFor } from '../../player';
import { keyKind, keyOf, sealOf } from './payee';
import { insertPayeeKeys, listStaleKeys } from './queries';

const batch = 200;

/** After a change of SECRET_KEY: adds the digests of the accounts with the new key. */
export const rewrapPayees = async ({
  database,
  config,
}: Pick<Platform, 'database' | 'config'>): Promise<void> => {
  const [keyId] = keyIdsOf(config);
  for (;;) {
    const rows = await listStaleKeys(database.sql, keyId!, batch);
    for (const { payeeId, playerId: owner, brand, bank, encrypted } of rows) {
      const playerId = owner.toString();
      await database.transaction(async (sql) => {
        const number = await decryptFor(sql, config, sealOf(playerId, payeeId), encrypted);
        const digests = digestsOf(config, { brand, kind: keyKind }, keyOf(bank, number));
        await insertPayeeKeys(sql, { brand, playerId, payeeId }, digests);
      });
    }
    if (rows.length < batch) return;
  }
};
