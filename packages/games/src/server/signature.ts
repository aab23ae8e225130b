import { createHmac, timingSafeEqual } from 'node:crypto';

export const signatureHeader = 'x-parlour-signature';

/** Base64 of HMAC-SHA256 over the raw bytes of a body. */
export const signatureOf = (secret: string, body: string | Buffer): string =>
  createHmac('sha256', secret).update(body).digest('base64');

export const isSigned = (secret: string, body: Buffer, given: unknown): boolean => {
  if (typeof given !== 'string') return false;
  const expected = Buffer.from(signatureOf(secret, body));
  const received = Buffer.from(given);
  return received.length === expected.length && timingSafeEqual(received, expected);
};
