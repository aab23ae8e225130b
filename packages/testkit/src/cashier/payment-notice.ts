import { createHmac, randomUUID } from 'node:crypto';
import type { Message } from '../site/http-client';

/** The sandbox provider's statement about a payment. */
export type PaymentNotice = {
  paymentId: string;
  depositId: string;
  status: 'paid' | 'failed';
  amount: string;
  currency: string;
};

/**
 * A notice as the provider sends it, signed by its documents with the secret shared with the site.
 */
export const noticeMessage = (
  { secretKey, now }: { secretKey: string; now: Date },
  notice: PaymentNotice,
  nonce: string = randomUUID(),
): Message => {
  const bytes = Buffer.from(JSON.stringify(notice));
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const secret = createHmac('sha256', secretKey).update('parlour sandbox webhook').digest();
  const signed = createHmac('sha256', secret).update(`${timestamp}.${nonce}.`).update(bytes);
  return {
    method: 'POST',
    path: '/webhooks/sandbox',
    headers: {
      'content-type': 'application/json',
      'x-parlour-timestamp': timestamp,
      'x-parlour-nonce': nonce,
      'x-parlour-signature': signed.digest('hex'),
    },
    bytes,
  };
};
