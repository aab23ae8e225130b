import { createHmac, sign, timingSafeEqual, verify } from 'node:crypto';
import type { Signing } from './profile';

const base64 = /^[A-Za-z0-9+/]{16,1024}={0,2}$/;

/**
 * Whether a signature fits the bytes as they were received; parsed and written again they would
 * differ.
 */
export const isSigned = (signing: Signing, bytes: Buffer, given: unknown): boolean => {
  if (typeof given !== 'string' || !base64.test(given)) return false;
  const signature = Buffer.from(given, 'base64');
  if (signing.kind === 'rsa-sha256') {
    return verify('sha256', bytes, signing.supplierKey, signature);
  }
  const expected = createHmac('sha256', signing.secret).update(bytes).digest();
  return signature.length === expected.length && timingSafeEqual(signature, expected);
};

/** Signs what we send, base64. */
export const signatureOf = (signing: Signing, bytes: Buffer): string => {
  if (signing.kind === 'hmac-sha256') {
    return createHmac('sha256', signing.secret).update(bytes).digest('base64');
  }
  if (!signing.ownKey) throw new Error('our own key for this supplier is missing');
  return sign('sha256', bytes, signing.ownKey).toString('base64');
};
