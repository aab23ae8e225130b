import type { Sql } from '@parlour/node-kit/database/database';
import { encryptAtRest, openAtRest, type SiteKeys } from '../../lib/seal';
import { mailPurpose, mailKeyOf } from './people/mail-link';
import { listMails, listSecrets, replaceMail, replaceSecret } from './rewrap-queries';
import { secretPurpose } from './sign-in/check-factor';

/** The e-mail addresses of people, for comparison only. */
export const readAddresses = async (
  sql: Sql,
  keys: SiteKeys,
): Promise<{ operatorId: string; address: string }[]> =>
  (await listMails(sql)).map(({ id, encrypted }) => ({
    operatorId: id.toString(),
    address: openAtRest(keys, mailPurpose, encrypted).text,
  }));

/** After a change of SECRET_KEY: people's addresses and the secrets of their authenticators. */
export const rewrapSecrets = async (sql: Sql, keys: SiteKeys): Promise<void> => {
  for (const { id, secret } of await listSecrets(sql)) {
    const { text, isOld } = openAtRest(keys, secretPurpose, secret);
    if (isOld) {
      const next = encryptAtRest(keys.secretKey, secretPurpose, text);
      await replaceSecret(sql, { id, secret, next });
    }
  }
  for (const { id, encrypted } of await listMails(sql)) {
    const { text, isOld } = openAtRest(keys, mailPurpose, encrypted);
    if (!isOld) continue;
    const next = encryptAtRest(keys.secretKey, mailPurpose, text);
    await replaceMail(sql, { id, encrypted, next, key: mailKeyOf(keys.secretKey, text) });
  }
};
