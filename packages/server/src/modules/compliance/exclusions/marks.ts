import { createHmac } from 'node:crypto';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import { keyIdsOf, newDataKey, unwrapDataKey, wrapDataKey } from '../../../lib/personal/personal';
import type { SiteKeys } from '../../../lib/seal';
import {
  findMark,
  insertExclusionKey,
  insertMarks,
  readExclusionKey,
  replaceExclusionKey,
  type ExclusionMark,
} from './mark-queries';

/** A contact in its normal form; `isVerified`: its player proved it. */
export type MarkedContact = {
  kind: 'email' | 'mobile' | 'idNumber';
  value: string;
  isVerified: boolean;
};

const owner = 'exclusions';
const everyBrand = '*';

/**
 * Keeps by what a person is known again while an exclusion lasts: digests, from which no contact
 * can be read. `everywhere`: at every brand of the site.
 */
export const markExclusion = async (
  sql: Sql,
  keys: SiteKeys,
  {
    playerId,
    brand,
    until,
    isEverywhere,
    contacts,
  }: {
    playerId: string;
    brand: string;
    /** Null: for ever. */
    until: Date | null;
    isEverywhere: boolean;
    contacts: MarkedContact[];
  },
): Promise<void> => {
  if (contacts.length === 0) return;
  const key = await exclusionKey(sql, keys);
  const at = isEverywhere ? everyBrand : brand;
  await insertMarks(
    sql,
    { playerId, until },
    contacts.map((contact) => markOf(key, at, contact)),
  );
};

/**
 * The latest end of an exclusion that one of the contacts is of; another player's than this.
 * `onlyProved`: whoever is excluded proved the contact too.
 */
export const findMarked = async (
  sql: Sql,
  keys: SiteKeys,
  {
    playerId,
    brand,
    contacts,
    onlyProved,
  }: { playerId: string; brand: string; contacts: MarkedContact[]; onlyProved: boolean },
): Promise<{ until: Date | null } | undefined> => {
  const kept = await readExclusionKey(sql);
  if (!kept || contacts.length === 0) return undefined;
  const key = unwrapDataKey(keys, owner, kept);
  const marks = [brand, everyBrand].flatMap((at) =>
    contacts.map((contact) => markOf(key, at, contact)),
  );
  return findMark(sql, { playerId, onlyProved }, marks);
};

const markOf = (
  key: Buffer,
  brand: string,
  { kind, value, isVerified }: MarkedContact,
): ExclusionMark => ({
  brand,
  kind,
  isProved: isVerified,
  digest: createHmac('sha256', key)
    .update(JSON.stringify([brand, kind, value]))
    .digest(),
});

const exclusionKey = async (sql: Sql, keys: SiteKeys): Promise<Buffer> => {
  const known = await readExclusionKey(sql);
  if (known) return unwrapDataKey(keys, owner, known);
  await insertExclusionKey(sql, wrapDataKey(keys, owner, newDataKey()));
  // Of two at once the first one's key stays.
  const made = await readExclusionKey(sql);
  if (!made) throw new Error('the key of exclusions was not written');
  return unwrapDataKey(keys, owner, made);
};

/** After a change of SECRET_KEY: wraps the key of the digests with the new one. */
export const rewrapExclusions = async (sql: Sql | Transaction, keys: SiteKeys): Promise<void> => {
  const kept = await readExclusionKey(sql);
  if (!kept || kept.keyId === keyIdsOf(keys)[0]) return;
  const wrapped = wrapDataKey(keys, owner, unwrapDataKey(keys, owner, kept));
  await replaceExclusionKey(sql, wrapped, kept);
};
