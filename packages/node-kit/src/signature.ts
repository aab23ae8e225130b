import { createHmac, sign, timingSafeEqual, verify, type KeyObject } from 'node:crypto';

/** A key of the other side, or a shared secret, and when it is valid (milliseconds). */
export type ValidKey<Key> = { key: Key; from: number; until: number };

/** The key that we sign with, and the keys that the other side's calls may be signed with. */
export type Signing = { encoding?: 'base64' | 'hex' } & (
  | { kind: 'rsa-sha256'; theirs: ValidKey<KeyObject>[]; ownKey: KeyObject | undefined }
  | { kind: 'hmac-sha256'; theirs: ValidKey<string>[]; secret: string }
);

const written = {
  base64: /^[A-Za-z0-9+/]{16,1024}={0,2}$/,
  hex: /^[0-9a-f]{64,1024}$/i,
};

/**
 * Whether a signature matches the bytes as they were received; parsed and serialised again they
 * would differ. Any key that is valid at this time is accepted.
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

/** Signs what we send, in the encoding that the other side uses. */
export const signatureOf = (signing: Signing, bytes: Buffer): string => {
  const encoding = signing.encoding ?? 'base64';
  if (signing.kind === 'hmac-sha256') {
    return createHmac('sha256', signing.secret).update(bytes).digest(encoding);
  }
  if (!signing.ownKey) throw new Error('our own key for this vendor is missing');
  return sign('sha256', bytes, signing.ownKey).toString(encoding);
};
