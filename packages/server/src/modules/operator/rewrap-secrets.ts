import type { Sql } from '@parlour/node-kit/database/database';
import { encryptAtRest, openAtRest, resealAtRest, type SiteKeys } from '../../lib/seal';
import { resealed } from './changes/personal';
import { mailPurpose } from './people/mailbox';
import { mailKeyOf } from './people/mail-link';
import * as queries from './rewrap-queries';
import { secretPurpose } from './sign-in/check-factor';

/** The e-mail addresses of people, for comparison only. */
export const readAddresses = async (
  sql: Sql,
  keys: SiteKeys,
): Promise<{ operatorId: string; address: string }[]> =>
  (await queries.listMails(sql)).map(({ id, encrypted }) => ({
    operatorId: id.toString(),
    address: openAtRest(keys, mailPurpose, encrypted).text,
  }));

/**
 * After a change of SECRET_KEY: people's addresses, the secrets of their authenticators, and what
 * waits: invitations, changes and drafts of changes.
 */
export const rewrapSecrets = async (sql: Sql, keys: SiteKeys): Promise<void> => {
  for (const { id, secret } of await queries.listSecrets(sql)) {
    const { text, isOld } = openAtRest(keys, secretPurpose, secret);
    if (isOld) {
      const next = encryptAtRest(keys.secretKey, secretPurpose, text);
      await queries.replaceSecret(sql, { id, secret, next });
    }
  }
  for (const { id, encrypted } of await queries.listMails(sql)) {
    const { text, isOld } = openAtRest(keys, mailPurpose, encrypted);
    if (!isOld) continue;
    const next = encryptAtRest(keys.secretKey, mailPurpose, text);
    const key = mailKeyOf(keys.secretKey, text);
    await queries.replaceMail(sql, { id, encrypted, next, key });
  }
  await rewrapWaiting(sql, keys);
};

const rewrapWaiting = async (sql: Sql, keys: SiteKeys): Promise<void> => {
  for (const row of await queries.listInvitationSecrets(sql)) {
    const next = resealAtRest(keys, secretPurpose, row.secret);
    if (next) await queries.replaceInvitationSecret(sql, { ...row, next });
  }
  for (const row of await queries.listWaitingPatches(sql)) {
    const next = resealed(keys, row.patch);
    if (next) await queries.replacePatch(sql, { ...row, next });
  }
  for (const row of await queries.listDraftPatches(sql)) {
    const next = resealed(keys, row.patch);
    if (next) await queries.replaceDraftPatch(sql, { ...row, next });
  }
};
