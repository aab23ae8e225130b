import type { Platform } from '../../lib/context';
import { publish } from '../../lib/jobs/outbox';
import { closeMissing, lockVendor, readRevision, upsertGames } from './queries';
import { parseGames } from './vendor-game';

export type Synced = { games: number; changed: number; refused: number };

/**
 * Makes our rows of a vendor equal to the vendor's list. Numbers stay unchanged, nothing is
 * deleted. A list without a single game counts as an error: it would close the whole hall.
 */
export const syncGames = async (
  { database, log, config }: Pick<Platform, 'database' | 'log' | 'config'>,
  vendorCode: string,
  entries: readonly unknown[],
): Promise<Synced> => {
  const { games, refused } = parseGames(entries, {
    mayBePlain: config.siteUrl.startsWith('http:'),
  });
  if (games.length === 0) throw new Error(`${vendorCode} sent a list without a game`);
  const changed = await database.transaction(async (sql) => {
    await lockVendor(sql, vendorCode);
    const written = await upsertGames(sql, vendorCode, games);
    const codes = games.map(({ code }) => code);
    const closed = await closeMissing(sql, vendorCode, codes);
    if (written + closed > 0) {
      // The change's own number: the revision's row is locked until the commit.
      const key = `${vendorCode}:${await readRevision(sql)}`;
      await publish(sql, {
        type: 'catalogue.synced',
        key,
        vendor: vendorCode,
        games: games.length,
      });
    }
    return written + closed;
  });
  const laneless = games.filter(({ gameType }) => gameType === null).map(({ code }) => code);
  if (refused > 0 || (changed > 0 && laneless.length > 0)) {
    log.warn('catalogue.invalid_entries', {
      vendor: vendorCode,
      refused,
      laneless: laneless.slice(0, 20),
    });
  }
  return { games: games.length, changed, refused };
};
