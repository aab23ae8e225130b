import type { Sql } from '@parlour/node-kit/database/database';
import {
  decryptPersonal,
  encryptPersonal,
  newDataKey,
  type OwnerOfValue,
  unwrapDataKey,
  wrapDataKey,
} from '../../../lib/personal/personal';
import type { SiteKeys } from '../../../lib/seal';
import { type PersonalKind, personalKinds, type PersonalValues } from './personal-kind';
import {
  insertDataKey,
  insertPersonal,
  listPersonal,
  readDataKey,
  upsertPersonal,
} from './queries';

/** Stores what a player entered about themselves, encrypted; each value replaces the one before. */
export const savePersonal = async (
  sql: Sql,
  keys: SiteKeys,
  playerId: string,
  values: PersonalValues,
): Promise<void> => {
  const given = Object.entries(values);
  if (given.length === 0) return;
  const dataKey = await dataKeyOf(sql, keys, playerId);
  for (const [kind, value] of given) {
    const of = { playerId, kind };
    await upsertPersonal(sql, of, encryptPersonal(dataKey, of, value));
  }
};

/** Stores a value that is given once: false when there is one. */
export const savePersonalOnce = async (
  sql: Sql,
  keys: SiteKeys,
  playerId: string,
  kind: PersonalKind,
  value: string,
): Promise<boolean> => {
  const of = { playerId, kind };
  return insertPersonal(sql, of, encryptPersonal(await dataKeyOf(sql, keys, playerId), of, value));
};

/** The values of these kinds that the player has given. */
export const readPersonal = async (
  sql: Sql,
  keys: SiteKeys,
  playerId: string,
  kinds: readonly PersonalKind[],
): Promise<PersonalValues> => {
  const rows = await listPersonal(sql, playerId, kinds);
  const [first] = rows;
  if (!first) return {};
  const dataKey = unwrapDataKey(keys, playerId, first);
  return Object.fromEntries(
    rows.map(({ kind, sealed }) => [kind, decryptPersonal(dataKey, { playerId, kind }, sealed)]),
  );
};

/** All that the player entered, for their copy. */
export const readAllPersonal = (
  sql: Sql,
  keys: SiteKeys,
  playerId: string,
): Promise<PersonalValues> => readPersonal(sql, keys, playerId, personalKinds);

/** Encrypts a value of the player's for a row of a higher module; `kind` is a part of its seal. */
export const encryptFor = async (
  sql: Sql,
  keys: SiteKeys,
  of: OwnerOfValue,
  value: string,
): Promise<Buffer> => encryptPersonal(await dataKeyOf(sql, keys, of.playerId), of, value);

export const decryptFor = async (
  sql: Sql,
  keys: SiteKeys,
  of: OwnerOfValue,
  encrypted: Buffer,
): Promise<string> => decryptPersonal(await dataKeyOf(sql, keys, of.playerId), of, encrypted);

/**
 * Several values of one player, in their order; of a player whose key is gone each is undefined.
 */
export const decryptEach = async (
  sql: Sql,
  keys: SiteKeys,
  playerId: string,
  values: readonly { kind: string; encrypted: Buffer }[],
): Promise<(string | undefined)[]> => {
  const known = values.length > 0 ? await readDataKey(sql, playerId) : undefined;
  const dataKey = known && unwrapDataKey(keys, playerId, known);
  return values.map(({ kind, encrypted }) =>
    dataKey && encrypted.length > 0
      ? decryptPersonal(dataKey, { playerId, kind }, encrypted)
      : undefined,
  );
};

const dataKeyOf = async (sql: Sql, keys: SiteKeys, playerId: string): Promise<Buffer> => {
  const known = await readDataKey(sql, playerId);
  if (known) return unwrapDataKey(keys, playerId, known);
  await insertDataKey(sql, playerId, wrapDataKey(keys, playerId, newDataKey()));
  // Of two at once the first one's key stays.
  const made = await readDataKey(sql, playerId);
  if (!made) throw new Error(`the key of player ${playerId} was not written`);
  return unwrapDataKey(keys, playerId, made);
};
