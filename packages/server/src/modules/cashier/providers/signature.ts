import { createHmac, timingSafeEqual } from 'node:crypto';

/** The largest difference between a message's time and ours, either way. */
export const windowSeconds = 300;

export type SignedMessage = {
  timestamp: string;
  nonce: string;
  signature: string;
  body: Buffer;
};

/** HMAC-SHA256 of `timestamp.nonce.rawBody`, in hexadecimal. */
export const signMessage = (
  secret: Buffer,
  { timestamp, nonce, body }: Omit<SignedMessage, 'signature'>,
): string =>
  createHmac('sha256', secret).update(`${timestamp}.${nonce}.`).update(body).digest('hex');

/** Whether the message is well formed and its signature was made with the secret. */
export const isSigned = (secret: Buffer, message: SignedMessage): boolean => {
  if (!/^\d{1,12}$/.test(message.timestamp)) return false;
  if (!/^[A-Za-z0-9_-]{8,128}$/.test(message.nonce)) return false;
  if (!/^[0-9a-f]{64}$/.test(message.signature)) return false;
  const expected = Buffer.from(signMessage(secret, message), 'hex');
  return timingSafeEqual(expected, Buffer.from(message.signature, 'hex'));
};

/** The sandbox's secret is derived from the site's own, under a name of its own. */
export const sandboxSecret = (secretKey: string): Buffer =>
  createHmac('sha256', secretKey).update('parlour sandbox webhook').digest();
