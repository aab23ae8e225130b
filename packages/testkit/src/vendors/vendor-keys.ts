import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

export type Signature = 'rsa-sha256' | 'hmac-sha256';

/** The keys by which a vendor signs, and what the site must know of them. */
export type VendorKeys = {
  signature: Signature;
  sign: (bytes: string | Buffer) => string;
  /** The columns of the vendor's profile. */
  publicKey: string | null;
  ownKey: string;
  /** The public half of the key with which the site signs what it asks of the vendor. */
  ourPublicKey: KeyObject | undefined;
};

/** The keys of a vendor; vendors of the same name share a pair, since making one is slow. */
export const vendorKeys = (signature: Signature, name: string): VendorKeys =>
  signature === 'rsa-sha256' ? rsaKeys(name) : hmacKeys(name);

export const signHmac = (secret: string, bytes: string | Buffer): string =>
  createHmac('sha256', secret).update(bytes).digest('base64');

const hmacKeys = (name: string): VendorKeys => {
  const secret = `a shared secret of ${name}, which is long enough`;
  return {
    signature: 'hmac-sha256',
    sign: (bytes) => signHmac(secret, bytes),
    publicKey: null,
    ownKey: secret,
    ourPublicKey: undefined,
  };
};

type Pair = { publicKey: KeyObject; privateKey: KeyObject };

const pairs = new Map<string, { vendor: Pair; site: Pair }>();
const newPair = (): Pair => generateKeyPairSync('rsa', { modulusLength: 2048 });

const rsaKeys = (name: string): VendorKeys => {
  const known = pairs.get(name) ?? { vendor: newPair(), site: newPair() };
  pairs.set(name, known);
  const { vendor, site } = known;
  return {
    signature: 'rsa-sha256',
    sign: (bytes) => sign('sha256', Buffer.from(bytes), vendor.privateKey).toString('base64'),
    publicKey: vendor.publicKey.export({ type: 'spki', format: 'pem' }) as string,
    ownKey: site.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    ourPublicKey: site.publicKey,
  };
};
