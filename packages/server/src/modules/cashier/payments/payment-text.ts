import type { Sql } from '@parlour/node-kit/database/database';
import {
  decryptForSite,
  encryptForSite,
  keyIdsOf,
  type SiteValue,
} from '../../../lib/personal/personal';
import type { SiteKeys } from '../../../lib/seal';
import { listOldTexts, replaceText } from './payment-queries';

/** What a bank wrote about a payment: the content of the transfer, and who paid. */
export type PaymentText = { content?: string | undefined; payer?: string | undefined };

type Payment = { provider: string; paymentId: string };

const aboutOf = ({ provider, paymentId }: Payment): string => `payment ${provider}:${paymentId}`;

/** It names a person who may be no player of ours; undefined where the bank wrote nothing. */
export const encryptText = (
  keys: SiteKeys,
  payment: Payment,
  { content, payer }: PaymentText,
): SiteValue | undefined =>
  content === undefined && payer === undefined
    ? undefined
    : encryptForSite(keys, aboutOf(payment), JSON.stringify({ content, payer }));

export const decryptText = (
  keys: SiteKeys,
  payment: Payment,
  { keyId, encrypted }: { keyId: string | null; encrypted: Buffer | null },
): PaymentText =>
  keyId === null || encrypted === null
    ? {}
    : (JSON.parse(decryptForSite(keys, aboutOf(payment), { keyId, encrypted })) as PaymentText);

const batch = 200;

/**
 * Encrypts what stands in clear text, and again what a former key of the site encrypted. It goes on
 * where it stopped; returns how many.
 */
export const rewrapTexts = async (sql: Sql, keys: SiteKeys): Promise<number> => {
  const [current] = keyIdsOf(keys);
  for (let count = 0; ;) {
    const rows = await listOldTexts(sql, current!, batch);
    for (const { id, provider, paymentId, content, payer, ...text } of rows) {
      const payment = { provider, paymentId };
      const clear = { content: content ?? undefined, payer: payer ?? undefined };
      const known = decryptText(keys, payment, text);
      const next = encryptText(keys, payment, { ...clear, ...known });
      if (next) await replaceText(sql, id, next);
    }
    count += rows.length;
    if (rows.length < batch) return count;
  }
};
