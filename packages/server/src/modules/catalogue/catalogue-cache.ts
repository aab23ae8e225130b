import type { GameType } from '@parlour/contract/catalogue';
import type { Brand } from '../../lib/context';
import type { Database } from '@parlour/node-kit/database/database';
import { openMemory, perDatabase } from '../../lib/memory';
import { fold } from '../../lib/fold';
import { categoryOf, hasCategory } from './categories';
import { openSearch, type Search } from './search/search';
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

/** `fold` is the folded text for search: the game's names and code, and its vendor's. */
export type CatalogueGame = Omit<GameRow, 'searchFold' | 'drawings' | 'ownNames'> & {
  fold: string;
};

/** Where the pictures of a brand's games come from, and those that need no request. */
export type CataloguePictures = {
  origins: readonly string[];
  drawingByAddress: ReadonlyMap<string, string>;
};

/** All games of a brand, in the operator's order and by popularity. */
export type BrandCatalogue = {
  vendors: CatalogueVendor[];
  games: CatalogueGame[];
  gameById: Map<bigint, CatalogueGame>;
  search: Search<CatalogueGame>;
  pictures: CataloguePictures;
};

/** Sorting and searching ten thousand games here is faster than fetching them. */
const memoryOf = perDatabase(() => openMemory<BrandCatalogue>({ freshMs: Infinity }));

/** The brand's current catalogue: one query of the revision, and a reload when it is new. */
export const catalogueOf = async (database: Database, brand: Brand): Promise<BrandCatalogue> => {
  // The revision first: rows that are read after it may be newer, and are then read once more next
  // time.
  const revision = await readRevision(database.sql);
  // The languages of a brand decide whether it has bingo.
  const version = `${revision} ${hasCategory(brand, 'BINGO')}`;
  const load = () => readCatalogue(database, brand);
  return memoryOf(database).get(brand.code, { version, load });
};

const readCatalogue = async ({ sql }: Database, brand: Brand): Promise<BrandCatalogue> => {
  const vendors = (await readVendors(sql, brand.code)).flatMap((row): CatalogueVendor[] => {
    if (!isGameType(row.gameType)) return [];
    const gameType = categoryOf(row.code, row.gameType);
    return hasCategory(brand, gameType) ? [{ ...row, gameType }] : [];
  });
  const vendorByCategory = new Map(
    vendors.map((vendor) => [categoryKey(vendor.code, vendor.gameType), vendor]),
  );
  const rows = await readGames(sql, brand.code);
  const games = rows
    .flatMap(({ searchFold, drawings: _drawings, ownNames, ...row }): CatalogueGame[] => {
      const gameType = categoryOf(row.vendorCode, row.gameType);
      const vendor = vendorByCategory.get(categoryKey(row.vendorCode, gameType));
      if (!vendor) return [];
      const own = fold(Object.values(ownNames).join(' '));
      const words = [searchFold, own, vendorFold(vendor)].filter(Boolean).join(' ');
      return [{ ...row, gameType, fold: words }];
    })
    .toSorted(byPopularity);
  return {
    vendors,
    games,
    gameById: new Map(games.map((game) => [game.id, game])),
    search: openSearch(games),
    pictures: picturesOf(rows),
  };
};

const picturesOf = (rows: readonly GameRow[]): CataloguePictures => {
  const origins = new Set<string>();
  const drawingByAddress = new Map<string, string>();
  for (const { image, background, drawings } of rows) {
    for (const address of [image, background]) if (address) origins.add(new URL(address).origin);
    if (image && drawings) drawingByAddress.set(image, drawings.thumb);
    if (background && drawings) drawingByAddress.set(background, drawings.background);
  }
  return { origins: [...origins].toSorted(), drawingByAddress };
};

const categoryKey = (code: string, gameType: GameType) => `${gameType} ${code}`;

const vendorFold = ({ code, titles }: CatalogueVendor): string =>
  fold([...new Set(Object.values(titles)), code].join(' '));

const byPopularity = (one: CatalogueGame, other: CatalogueGame): number =>
  Number(other.rounds - one.rounds) || one.position - other.position || Number(one.id - other.id);
