import { createHmac, sign, timingSafeEqual, verify } from 'node:crypto';
import type { Signing, ValidKey } from '../profiles/profile';

const written = {
  base64: /^[A-Za-z0-9+/]{16,1024}={0,2}$/,
  hex: /^[0-9a-f]{64,1024}$/i,
};

/**
 * Whether a signature fits the bytes as they were received; parsed and written again they would
 * differ. Any key that is valid at this time will do.
 */
export const isSigned = (signing: Signing, bytes: Buffer, given: unknown, now: number): boolean => {
  const encoding = signing.encoding ?? 'base64';
  if (typeof given !== 'string' || !written[encoding].test(given)) return false;
  const signature = Buffer.from(given, encoding);
  if (signing.kind === 'rsa-sha256') {
    return signing.theirs.some(
      (valid) => counts(valid, now) && verify('sha256', bytes, valid.key, signature),
    );
  }
  return signing.theirs.some((valid) => {
    if (!counts(valid, now)) return false;
    const expected = createHmac('sha256', valid.key).update(bytes).digest();
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  });
};

const counts = ({ from, until }: ValidKey<unknown>, now: number): boolean =>
  from <= now && now < until;

/** Signs what we send, written as the vendor writes its own. */
export const signatureOf = (signing: Signing, bytes: Buffer): string => {
  const encoding = signing.encoding ?? 'base64';
  if (signing.kind === 'hmac-sha256') {
    return createHmac('sha256', signing.secret).update(bytes).digest(encoding);
  }
  if (!signing.ownKey) throw new Error('our own key for this vendor is missing');
  return sign('sha256', bytes, signing.ownKey).toString(encoding);
};
