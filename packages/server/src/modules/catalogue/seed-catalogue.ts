import type { Transaction } from '@parlour/node-kit/database/database';
import { insertShownGames, insertVendor } from './queries';

/** The house's slots in the order of the hall; one in eight is marked as hot. */
const order = [
  'lotus-pond',
  'floating-market',
  'bronze-drum',
  'gem-quarry',
  'five-fruits',
  'red-seven',
  'harvest-moon',
  'engravers-shop',
];
const hotCount = 1;

/** Lists the house vendor in the catalogue of a demo brand; the sync brings its games. */
export const seedCatalogue = async (sql: Transaction, brand: string): Promise<void> => {
  await insertVendor(sql, brand, {
    code: 'HOUSE',
    gameType: 'RNG',
    titles: { VI: 'Parlour', EN: 'Parlour' },
    position: 1,
  });
  const places = order.map((code, index) => ({ code, isHot: index < hotCount }));
  await insertShownGames(sql, brand, 'HOUSE', places);
};
