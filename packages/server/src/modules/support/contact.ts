import {
  decryptPersonal,
  encryptPersonal,
  newDataKey,
  unwrapDataKey,
  wrapDataKey,
  type WrappedKey,
} from '../../lib/personal/personal';
import type { SiteKeys } from '../../lib/seal';

export type StoredContact = WrappedKey & { encrypted: Buffer };

const ownerOf = (key: string): string => `ticket ${key}`;

/** A visitor's address, encrypted under a key of its own, which belongs to this ticket alone. */
export const encryptContact = (keys: SiteKeys, key: string, contact: string): StoredContact => {
  const dataKey = newDataKey();
  const owner = ownerOf(key);
  const encrypted = encryptPersonal(dataKey, { playerId: owner, kind: 'email' }, contact);
  return { ...wrapDataKey(keys, owner, dataKey), encrypted };
};

export const decryptContact = (
  keys: SiteKeys,
  key: string,
  { encrypted, ...wrapped }: StoredContact,
): string => {
  const owner = ownerOf(key);
  const dataKey = unwrapDataKey(keys, owner, wrapped);
  return decryptPersonal(dataKey, { playerId: owner, kind: 'email' }, encrypted);
};

/** The same key under the site's current one; the address is not read. */
export const rewrapContact = (keys: SiteKeys, key: string, former: WrappedKey): WrappedKey =>
  wrapDataKey(keys, ownerOf(key), unwrapDataKey(keys, ownerOf(key), former));
