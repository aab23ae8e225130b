import type { Platform } from '../../lib/context';
import { defineJobs, type Jobs } from '../../lib/jobs/jobs';
import { claimSyncs, countRounds, noteSynced, noteSyncFailed } from './queries';
import { syncGames } from './sync-games';

/**
 * The source of lists of games: the composition root passes the gateway module, which is above this
 * one.
 */
export type Vendors = {
  listCodes: (platform: Platform) => Promise<string[]>;
  listGames: (platform: Platform, vendorCode: string) => Promise<readonly unknown[]>;
};

/** Once a minute is as often as vendors allow. */
const syncSeconds = 60;
/** How often we look for vendors whose minute is over. */
const lookSeconds = 2;

/** Keeps the catalogue in step with the vendors' lists. A failure of one vendor delays no other. */
export const catalogueJobs = (vendors: Vendors): Jobs =>
  defineJobs({
    every: {
      'catalogue.sync': {
        seconds: lookSeconds,
        work: async (platform) => {
          const codes = await vendors.listCodes(platform);
          const due = await claimSyncs(platform.database.sql, codes, syncSeconds);
          await Promise.all(due.map((code) => syncOne(platform, vendors, code)));
        },
      },
      'catalogue.count_rounds': {
        seconds: 3600,
        work: async ({ database }) => {
          await countRounds(database.sql);
        },
      },
    },
  });

const syncOne = async (platform: Platform, { listGames }: Vendors, code: string) => {
  const { database, log } = platform;
  try {
    await syncGames(platform, code, await listGames(platform, code));
    await noteSynced(database.sql, code);
  } catch (error) {
    log.warn('catalogue.sync_failed', { error, vendor: code });
    await noteSyncFailed(database.sql, code, syncSeconds);
  }
};
