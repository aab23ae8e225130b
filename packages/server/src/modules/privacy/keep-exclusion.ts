import type { Transaction } from '@parlour/node-kit/database/database';
import type { Platform } from '../../lib/context';
import { openCase } from '../casework';
import { excludeUntil, findMarked, markExclusion } from '../compliance';
import { lockPlayer } from '../ledger';
import { findPlayerByContact, readContacts } from '../player';
import { readBrandCodes, readBrandOf, readExclusion } from './queries';

type Keys = Pick<Platform, 'config'>;

/** Of an account that ends: the exclusion lasts, so its person is known again. */
export const keepExclusion = async (
  { config }: Keys,
  sql: Transaction,
  { playerId, brand }: { playerId: string; brand: string },
): Promise<void> => {
  const exclusion = await readExclusion(sql, playerId);
  if (!exclusion) return;
  const contacts = await readContacts(sql, config, playerId);
  await markExclusion(sql, config, { playerId, brand, ...exclusion, contacts });
};

/**
 * A new account, or one with a newly proved contact, of a person who is excluded elsewhere or was
 * in an account that ended. Where both proved the contact the player is excluded at once. Where one
 * of them only typed it a person looks at it: it may be a stranger's, who is neither excluded by it
 * nor has their exclusion made known to the person who typed it.
 */
export const carryExclusion = (
  { database, config }: Platform,
  { playerId }: { playerId: string },
): Promise<void> =>
  database.transaction(async (sql) => {
    // An exclusion that is being lifted is lifted before or after this, never in the middle.
    await lockPlayer(sql, playerId);
    const brand = await readBrandOf(sql, playerId);
    if (brand === undefined) return;
    const contacts = await readContacts(sql, config, playerId);
    const proved = contacts.filter(({ isVerified }) => isVerified);
    const found = await findMarked(sql, config, {
      playerId,
      brand,
      contacts: proved,
      onlyProved: true,
    });
    const known = await readExclusion(sql, playerId);
    if (found && !reaches(known, found)) await excludeUntil(sql, playerId, found.until);
    if (found || known) return;
    if (!(await findMarked(sql, config, { playerId, brand, contacts, onlyProved: false }))) return;
    await openCase(sql, {
      brand,
      kind: 'flag',
      subjectId: `excluded:${playerId}`,
      playerId,
      reasons: ['excluded_person'],
    });
  });

const reaches = (
  known: { until: Date | null } | undefined,
  { until }: { until: Date | null },
): boolean => {
  if (!known) return false;
  return known.until === null || (until !== null && known.until >= until);
};

/** An exclusion for every brand: the person's accounts there are excluded too. */
export const spreadExclusion = async (
  platform: Platform,
  { playerId, state }: { playerId: string; state: string },
): Promise<void> => {
  if (state !== 'excluded') return;
  const { database, config } = platform;
  const { sql } = database;
  const exclusion = await readExclusion(sql, playerId);
  const own = await readBrandOf(sql, playerId);
  if (!exclusion?.isEverywhere || own === undefined) return;
  const contacts = await readContacts(sql, config, playerId);
  await markExclusion(sql, config, { playerId, brand: own, ...exclusion, contacts });
  for (const brand of await readBrandCodes(sql)) {
    for (const { kind, value } of contacts) {
      const other = await findPlayerByContact(sql, config, brand, kind, value);
      if (other && other.playerId !== playerId) await carryExclusion(platform, other);
    }
  }
};
