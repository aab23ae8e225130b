import type { Platform } from '../../lib/context';
import { defineJobs, type Jobs } from '../../lib/jobs';
import { countRounds } from './queries';
import { syncGames } from './sync-games';

/**
 * Where lists of games come from: the composition root lends the vendor module, which stands above
 * us.
 */
export type Suppliers = {
  listCodes: (platform: Platform) => Promise<string[]>;
  listGames: (platform: Platform, vendorCode: string) => Promise<readonly unknown[]>;
};

/** Once a minute is as often as suppliers allow. */
const syncSeconds = 60;

/** Keeps the catalogue as the suppliers' lists are. One supplier that fails holds up no other. */
export const catalogueJobs = (suppliers: Suppliers): Jobs =>
  defineJobs({
    every: {
      'catalogue.sync': {
        seconds: syncSeconds,
        work: async (platform) => {
          const codes = await suppliers.listCodes(platform);
          const syncs = await Promise.allSettled(
            codes.map(async (code) =>
              syncGames(platform, code, await suppliers.listGames(platform, code)),
            ),
          );
          const failures = syncs.flatMap((sync) =>
            sync.status === 'rejected' ? [sync.reason as unknown] : [],
          );
          if (failures.length > 0) throw new AggregateError(failures, 'suppliers failed to answer');
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
