import { createHmac, randomBytes } from 'node:crypto';
import { decryptBytes, encryptBytes } from '../aes-gcm';
import { keyFor, type SiteKeys } from '../seal';

/** A player's key as the database stores it: encrypted, with the id of the site's key. */
export type WrappedKey = { keyId: string; wrapped: Buffer };

/** A value's keyed digest, and the id of the site's key it was made with. */
export type KeyedDigest = { keyId: string; digest: Buffer };

const keyIdOf = (secretKey: string): string =>
  keyFor(secretKey, 'personal key id').subarray(0, 8).toString('hex');

const allKeys = ({ secretKey, oldSecretKeys }: SiteKeys): string[] => [
  ...new Set([secretKey, ...oldSecretKeys]),
];

/** The ids of the site's keys, the current one first. */
export const keyIdsOf = (keys: SiteKeys): string[] => allKeys(keys).map(keyIdOf);

/** A key of its own for a player's values. Without its row the values cannot be read any more. */
export const newDataKey = (): Buffer => randomBytes(32);

/** Encrypts a player's key with the site's current one. */
export const wrapDataKey = (
  { secretKey }: SiteKeys,
  playerId: string,
  dataKey: Buffer,
): WrappedKey => ({
  keyId: keyIdOf(secretKey),
  wrapped: encryptBytes(keyFor(secretKey, 'personal key'), dataKey, playerId),
});

export const unwrapDataKey = (
  keys: SiteKeys,
  playerId: string,
  { keyId, wrapped }: WrappedKey,
): Buffer => {
  const key = keyWithId(keys, keyId);
  return decryptBytes(keyFor(key, 'personal key'), wrapped, playerId);
};

const keyWithId = (keys: SiteKeys, keyId: string): string => {
  const key = allKeys(keys).find((each) => keyIdOf(each) === keyId);
  if (key !== undefined) return key;
  throw new Error(`SECRET_KEY_OLD lacks the key ${keyId}, which encrypted personal values`);
};

/** What a value is: bytes of another player or of another kind do not open. */
export type OwnerOfValue = { playerId: string; kind: string };

export const encryptPersonal = (dataKey: Buffer, of: OwnerOfValue, value: string): Buffer =>
  encryptBytes(dataKey, Buffer.from(value), aboutOf(of));

export const decryptPersonal = (dataKey: Buffer, of: OwnerOfValue, bytes: Buffer): string =>
  decryptBytes(dataKey, bytes, aboutOf(of)).toString('utf8');

const aboutOf = ({ playerId, kind }: OwnerOfValue): string => `${playerId} ${kind}`;

/**
 * The digests by which equal values are found without being read: one for each key of the site, the
 * current one first.
 */
export const digestsOf = (
  keys: SiteKeys,
  { brand, kind }: { brand: string; kind: string },
  value: string,
): KeyedDigest[] =>
  allKeys(keys).map((key) => ({
    keyId: keyIdOf(key),
    digest: createHmac('sha256', keyFor(key, 'personal digest'))
      .update(JSON.stringify([brand, kind, value]))
      .digest(),
  }));

/** A value that may be of no player, encrypted by the site's key with this id. */
export type SiteValue = { keyId: string; encrypted: Buffer };

/** `about` is what the value belongs to: its bytes do not open as those of something else. */
export const encryptForSite = (
  { secretKey }: SiteKeys,
  about: string,
  text: string,
): SiteValue => ({
  keyId: keyIdOf(secretKey),
  encrypted: encryptBytes(keyFor(secretKey, 'personal value'), Buffer.from(text), about),
});

export const decryptForSite = (
  keys: SiteKeys,
  about: string,
  { keyId, encrypted }: SiteValue,
): string => {
  const key = keyWithId(keys, keyId);
  return decryptBytes(keyFor(key, 'personal value'), encrypted, about).toString('utf8');
};
