import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import { digestsOf, type KeyedDigest } from '../../../lib/personal/personal';
import type { SiteKeys } from '../../../lib/seal';
import { normalContact } from './normal-contact';
import type { ContactKind } from './personal-kind';
import { readPersonal, savePersonal } from './personal-values';
import {
  deleteContactKeys,
  deleteOtherContactKeys,
  deletePersonal,
  insertContactKeys,
  listContactKeys,
  listContactOwners,
  verifyContactKeys,
} from './queries';

export type Contact = { brand: string; kind: ContactKind; value: string };

/** The digests by which an equal contact of a brand is found, one for each key of the site. */
export const contactDigests = (keys: SiteKeys, { brand, kind, value }: Contact): KeyedDigest[] =>
  digestsOf(keys, { brand, kind }, normalContact[kind](value));

/**
 * Gives a contact to one player of the brand, in place of the one of its kind that they had, and
 * stores it. False when it is another player's: of many at once exactly one gets it. A player who
 * proved it by a code takes it from one who did not.
 */
export const claimContact = async (
  sql: Transaction,
  keys: SiteKeys,
  { brand, kind, value, playerId, isVerified }: Contact & { playerId: string; isVerified: boolean },
): Promise<boolean> => {
  const digests = contactDigests(keys, { brand, kind, value });
  const claim = { brand, kind, playerId, isVerified };
  const owners = async () => {
    await insertContactKeys(sql, claim, digests);
    const all = await listContactOwners(sql, claim, digests);
    return all.filter((owner) => owner.playerId !== BigInt(playerId));
  };
  let others = await owners();
  if (isVerified && others.length > 0 && !others.some((owner) => owner.isVerified)) {
    for (const { playerId: loser } of others) {
      await deleteContactKeys(sql, claim, loser.toString(), digests);
      await deletePersonal(sql, loser.toString(), kind);
    }
    others = await owners();
  }
  if (others.length > 0) {
    await deleteContactKeys(sql, claim, playerId, digests);
    return false;
  }
  if (isVerified) await verifyContactKeys(sql, claim, digests);
  await deleteOtherContactKeys(sql, claim, digests);
  await savePersonal(sql, keys, playerId, { [kind]: value });
  return true;
};

/** The address and the number that a player proved by a code. */
export const readProved = async (
  sql: Sql,
  keys: SiteKeys,
  playerId: string,
): Promise<{ email?: string; mobile?: string }> => {
  const contacts = await listContactKeys(sql, playerId);
  const proved = contacts.filter(({ isVerified }) => isVerified).map(({ kind }) => kind);
  const kinds = (['email', 'mobile'] as const).filter((kind) => proved.includes(kind));
  return kinds.length === 0 ? {} : readPersonal(sql, keys, playerId, kinds);
};

/** What is known again of a person: the contacts in the form in which they are compared. */
export const readContacts = async (
  sql: Sql,
  keys: SiteKeys,
  playerId: string,
): Promise<{ kind: ContactKind; value: string; isVerified: boolean }[]> => {
  const claimed = await listContactKeys(sql, playerId);
  const kinds = claimed.map(({ kind }) => kind);
  const values = await readPersonal(sql, keys, playerId, kinds);
  return claimed.flatMap(({ kind, isVerified }) => {
    const value = values[kind];
    return value === undefined ? [] : { kind, value: normalContact[kind](value), isVerified };
  });
};

/** The player of a brand who has this contact, and whether they proved it. */
export const findPlayerByContact = async (
  sql: Sql,
  keys: SiteKeys,
  brand: string,
  kind: ContactKind,
  value: string,
): Promise<{ playerId: string; isVerified: boolean } | undefined> => {
  const digests = contactDigests(keys, { brand, kind, value });
  const [found] = await listContactOwners(sql, { brand, kind }, digests);
  return found && { playerId: found.playerId.toString(), isVerified: found.isVerified };
};
