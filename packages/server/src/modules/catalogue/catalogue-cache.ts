import type { GameType } from '@parlour/contract/catalogue';
import type { Brand } from '../../lib/context';
import type { Database } from '@parlour/node-kit/database/database';
import { openMemory, perDatabase } from '../../lib/memory';
import { fold } from './fold';
import { categoryOf } from './categories';
import { isGameType, readGames, readRevision, readVendors, type GameRow } from './queries';
import type { Texts } from './vendor-game';

export type CatalogueVendor = {
  code: string;
  gameType: GameType;
  titles: Texts;
  logo: string | null;
  isHot: boolean;
  isList: boolean;
  maintenance: boolean;
};

/** `fold` is the game's names and code and its vendor's, as they are searched. */
export type CatalogueGame = Omit<GameRow, 'searchFold'> & { fold: string };

/** All that a brand shows, in the operator's order and by popularity. */
export type BrandCatalogue = {
  vendors: CatalogueVendor[];
  games: CatalogueGame[];
  gameById: Map<bigint, CatalogueGame>;
};

/** Ten thousand games are sorted and searched faster here than they are fetched. */
const memoryOf = perDatabase(() => openMemory<BrandCatalogue>({ freshMs: Infinity }));

/**
 * The brand's catalogue as the database has it now: one look at the revision, and a reading when
 * that is new.
 */
export const catalogueOf = async (database: Database, brand: Brand): Promise<BrandCatalogue> => {
  // The revision first: what is read after it may be newer, and is then read once more next time.
  const version = await readRevision(database.sql);
  const load = () => readCatalogue(database, brand);
  return memoryOf(database).get(brand.code, { version, load });
};

const readCatalogue = async ({ sql }: Database, brand: Brand): Promise<BrandCatalogue> => {
  const vendors = (await readVendors(sql, brand.code)).flatMap((row): CatalogueVendor[] =>
    isGameType(row.gameType) ? [{ ...row, gameType: categoryOf(row.code, row.gameType) }] : [],
  );
  const vendorByCategory = new Map(
    vendors.map((vendor) => [categoryKey(vendor.code, vendor.gameType), vendor]),
  );
  const games = (await readGames(sql, brand.code))
    .flatMap(({ searchFold, ...row }): CatalogueGame[] => {
      const gameType = categoryOf(row.vendorCode, row.gameType);
      const vendor = vendorByCategory.get(categoryKey(row.vendorCode, gameType));
      if (!vendor) return [];
      return [{ ...row, gameType, fold: `${searchFold} ${vendorFold(vendor)}` }];
    })
    .toSorted(byPopularity);
  return { vendors, games, gameById: new Map(games.map((game) => [game.id, game])) };
};

const categoryKey = (code: string, gameType: GameType) => `${gameType} ${code}`;

const vendorFold = ({ code, titles }: CatalogueVendor): string =>
  fold([...new Set(Object.values(titles)), code].join(' '));

const byPopularity = (one: CatalogueGame, other: CatalogueGame): number =>
  Number(other.rounds - one.rounds) || one.position - other.position || Number(one.id - other.id);
