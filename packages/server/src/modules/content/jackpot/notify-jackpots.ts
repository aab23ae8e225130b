import type { Platform } from '../../../lib/context';
import { perDatabase } from '../../../lib/memory';
import { loadedBrand } from '../../brand';
import { listBrands } from '../queries';
import { readPool } from './pool';

const knownAmounts = perDatabase(() => new Map<string, string | undefined>());

/** Notifies the open pages of each brand whose pool is shown and has changed. */
export const notifyJackpots = async (platform: Platform): Promise<void> => {
  const { database, live } = platform;
  const known = knownAmounts(database);
  for (const brand of await listBrands(database.sql)) {
    const { settings } = await loadedBrand(platform, brand.code);
    if (settings.jackpot !== 'pool') continue;
    const amount = await readPool(database.sql, brand);
    const isNews = known.has(brand.code) && known.get(brand.code) !== amount;
    known.set(brand.code, amount);
    if (isNews && amount !== undefined) {
      live.notify(`brand:${brand.code}`, { type: 'jackpot', amount });
    }
  }
};
