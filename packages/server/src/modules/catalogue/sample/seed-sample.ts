import type { Transaction } from '@parlour/node-kit/database/database';
import { insertShownGames, insertVendor } from '../queries';
import { insertSampleGames } from './queries';
import { sampleGame } from './sample-games';
import { sampleVendors } from './sample-vendors';

/** One in so many of a vendor's games is hot. */
const hotOne = 24;

/**
 * Fills a demo brand with so many games of forty invented vendors, for looks and measurements. Each
 * is marked, and none can be opened.
 */
export const seedSample = async (sql: Transaction, brand: string, games: number): Promise<void> => {
  const counts = countsOf(games);
  for (const [place, vendor] of sampleVendors.entries()) {
    const count = counts[place] ?? 0;
    const list = Array.from({ length: count }, (_, index) => sampleGame(vendor, place, index));
    await insertVendor(sql, brand, {
      code: vendor.code,
      gameType: vendor.gameType,
      titles: { VI: vendor.title, EN: vendor.title },
      position: 10 + place,
      isHot: place % 5 === 0,
      isList: vendor.isList ?? false,
    });
    await insertSampleGames(sql, vendor, list);
    const hot = list.filter((_, index) => index % hotOne === 0);
    const places = hot.map(({ code }) => ({ code, isHot: true }));
    await insertShownGames(sql, brand, vendor.code, places);
  }
};

/** As many as the share of each says, and what rounding leaves to the first. */
const countsOf = (games: number): number[] => {
  const counts = sampleVendors.map(({ share }) => Math.floor((games * share) / 100));
  const left = games - counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count, place) => (place === 0 ? count + left : count));
};
