import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { Signing, ValidKey } from '@parlour/node-kit/signature';
import type { Platform } from '../../../lib/context';
import { encryptAtRest, openAtRest } from '../../../lib/seal';
import {
  sealAnew,
  resealFurther,
  sealFurtherKey,
  sealOwnKey,
  type KeyRow,
  type ProfileRow,
} from '../queries';

type Deps = Pick<Platform, 'database' | 'config'>;

export const vendorKeyPurpose = "a vendor's key";
const fewestBits = 2048;

/**
 * Prepares a vendor's keys: the profile's own, which are always valid, and further ones. A secret
 * that was given as text is encrypted.
 */
export const readSigning = async (deps: Deps, row: ProfileRow): Promise<Signing> => {
  const ownKey = await ownKeyOf(deps, row);
  if (row.signature === 'rsa-sha256') {
    const further = row.keys.map((each) =>
      valid(each, publicKeyOf(each.publicKey, 'public_key of a further key')),
    );
    return {
      kind: 'rsa-sha256',
      theirs: [always(publicKeyOf(row.publicKey, 'public_key')), ...further],
      ownKey: ownKey === undefined ? undefined : privateKeyOf(ownKey),
    };
  }
  if (!ownKey) throw new Error('the shared secret is missing: own_key is empty');
  const further = await Promise.all(
    row.keys.map(async (each) => valid(each, await furtherSecretOf(deps, each))),
  );
  return { kind: 'hmac-sha256', theirs: [always(ownKey), ...further], secret: ownKey };
};

const always = <Key>(key: Key): ValidKey<Key> => ({ key, from: -Infinity, until: Infinity });

const valid = <Key>({ from, until }: KeyRow, key: Key): ValidKey<Key> => ({
  key,
  from: Date.parse(from),
  until: until === null ? Infinity : Date.parse(until),
});

const ownKeyOf = async (deps: Deps, row: ProfileRow): Promise<string | undefined> => {
  const { database, config } = deps;
  if (row.house) return config.houseSecret;
  if (row.ownKey !== null) {
    const { code, ownKey } = row;
    const sealed = encryptAtRest(config.secretKey, vendorKeyPurpose, ownKey);
    await sealOwnKey(database.sql, { code, ownKey, sealed });
    return ownKey;
  }
  const former = row.ownKeySealed;
  if (!former) return undefined;
  return opened(deps, former, (sealed) =>
    sealAnew(database.sql, { code: row.code, former, sealed }),
  );
};

const furtherSecretOf = async (deps: Deps, { id, secret, sealed }: KeyRow): Promise<string> => {
  if (secret !== null) {
    const encrypted = encryptAtRest(deps.config.secretKey, vendorKeyPurpose, secret);
    await sealFurtherKey(deps.database.sql, { id, secret, sealed: encrypted });
    return secret;
  }
  if (sealed === null)
    throw new Error('a further key is an RSA key, and this vendor signs by a secret');
  const former = Buffer.from(sealed, 'hex');
  return opened(deps, former, (resealed) =>
    resealFurther(deps.database.sql, { id, former, sealed: resealed }),
  );
};

/** Seals again with the current key what a former key of the site sealed. */
const opened = async (
  { config }: Deps,
  former: Buffer,
  sealAgain: (sealed: Buffer) => Promise<unknown>,
): Promise<string> => {
  const { text, isOld } = openOrExplain(config, former);
  if (isOld) await sealAgain(encryptAtRest(config.secretKey, vendorKeyPurpose, text));
  return text;
};

const openOrExplain = (config: Deps['config'], sealed: Buffer): ReturnType<typeof openAtRest> => {
  try {
    return openAtRest(config, vendorKeyPurpose, sealed);
  } catch {
    throw new Error('its key was encrypted with another SECRET_KEY: give it again in own_key');
  }
};

/** OpenSSL's own messages do not help a person. */
const publicKeyOf = (pem: string | null, what: string): KeyObject => {
  if (pem?.includes('PRIVATE KEY')) {
    throw new Error(`the ${what} holds a private key: it must be the vendor's public one`);
  }
  const key = attempted(() => createPublicKey(pem ?? ''));
  if (!key) {
    throw new Error(
      `the ${what} is no key in PEM: it must begin with -----BEGIN PUBLIC KEY----- ` +
        '(or RSA PUBLIC KEY, or CERTIFICATE) and keep its line breaks',
    );
  }
  return rsaOf(key, what);
};

const privateKeyOf = (pem: string): KeyObject => {
  const key = attempted(() => createPrivateKey(pem));
  if (!key) {
    throw new Error(
      'the own_key is no private key in PEM: it must begin with -----BEGIN PRIVATE KEY----- ' +
        '(or RSA PRIVATE KEY), keep its line breaks and have no password',
    );
  }
  return rsaOf(key, 'own_key');
};

const attempted = (read: () => KeyObject): KeyObject | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

const rsaOf = (key: KeyObject, what: string): KeyObject => {
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  if (key.asymmetricKeyType !== 'rsa') throw new Error(`the ${what} is no RSA key`);
  if (bits >= fewestBits) return key;
  throw new Error(`the ${what} has ${bits} bits, and an RSA key needs ${fewestBits}`);
};
