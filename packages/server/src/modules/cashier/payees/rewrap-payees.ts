import type { Sql } from '@parlour/node-kit/database/database';
import { digestsOf, keyIdsOf } from '../../../lib/personal/personal';
import type { SiteKeys } from '../../../lib/seal';
import { accountTailDigests, decryptFor } from '../../player';
import { keyKind, keyOf, sealOf, tailOf } from './payee';
import { insertPayeeKeys, insertPayeeTails, listStaleKeys } from './queries';

const batch = 200;

/**
 * After a change of SECRET_KEY: adds the digests of the accounts with the new key. Replaces ends
 * of accounts in clear text by their digests. It goes on where it stopped: the keys come last,
 * since an account without one of the new key is due.
 */
export const rewrapPayees = async (sql: Sql, keys: SiteKeys): Promise<void> => {
  const [keyId] = keyIdsOf(keys);
  for (;;) {
    const rows = await listStaleKeys(sql, keyId!, batch);
    for (const { payeeId, playerId: owner, brand, bank, encrypted } of rows) {
      const playerId = owner.toString();
      const number = await decryptFor(sql, keys, sealOf(playerId, payeeId), encrypted);
      const owned = { brand, playerId, payeeId };
      await insertPayeeTails(sql, owned, accountTailDigests(keys, brand, tailOf(number)));
      const digests = digestsOf(keys, { brand, kind: keyKind }, keyOf(bank, number));
      await insertPayeeKeys(sql, owned, digests);
    }
    if (rows.length < batch) return;
  }
};
