import { createHmac } from 'node:crypto';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import { keyIdsOf, newDataKey, unwrapDataKey, wrapDataKey } from '../../../lib/personal/personal';
import type { SiteKeys } from '../../../lib/seal';
import {
  findMark,
  insertExclusionKey,
  insertMarks,
  listMarkOwners,
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
 * `onlyProved`: anyone who is excluded proved the contact too.
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
  const marks = await marksAt(sql, keys, brand, contacts);
  return marks.length === 0 ? undefined : findMark(sql, { playerId, onlyProved }, marks);
};

/** The players whose exclusions one of the contacts is of; others than this. */
export const listMarkedOwners = async (
  sql: Sql,
  keys: SiteKeys,
  { playerId, brand, contacts }: { playerId: string; brand: string; contacts: MarkedContact[] },
): Promise<string[]> => {
  const marks = await marksAt(sql, keys, brand, contacts);
  return marks.length === 0 ? [] : listMarkOwners(sql, playerId, marks);
};

/** The marks that the contacts would have at a brand; none while no exclusion was ever marked. */
const marksAt = async (
  sql: Sql,
  keys: SiteKeys,
  brand: string,
  contacts: MarkedContact[],
): Promise<ExclusionMark[]> => {
  const kept = await readExclusionKey(sql);
  if (!kept) return [];
  const key = unwrapDataKey(keys, owner, kept);
  return [brand, everyBrand].flatMap((at) => contacts.map((contact) => markOf(key, at, contact)));
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
