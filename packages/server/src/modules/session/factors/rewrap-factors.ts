import type { Sql } from '@parlour/node-kit/database/database';
import { encryptAtRest, openAtRest, type SiteKeys } from '../../../lib/seal';
import { totpPurpose } from './check-factor';
import { listSecrets, replaceSecret } from './rewrap-queries';

const batch = 200;

/** After a change of SECRET_KEY: encrypts the secrets of authenticators with the new one. */
export const rewrapFactors = async (sql: Sql, keys: SiteKeys): Promise<void> => {
  for (let after = 0n; ;) {
    const rows = await listSecrets(sql, after, batch);
    for (const { id, secret } of rows) {
      const { text, isOld } = openAtRest(keys, totpPurpose, secret);
      if (!isOld) continue;
      const next = encryptAtRest(keys.secretKey, totpPurpose, text);
      await replaceSecret(sql, { id, secret, next });
    }
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.id;
  }
};
