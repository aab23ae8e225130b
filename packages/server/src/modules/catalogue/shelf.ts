import type { GameType } from '@parlour/contract/catalogue';
import type { Brand } from '../../lib/context';
import type { Database } from '@parlour/node-kit/database/database';
import { openMemory, perDatabase } from '../../lib/memory';
import { fold } from './fold';
import { laneOf } from './lanes';
import { isGameType, readGames, readRevision, readVendors, type GameRow } from './queries';
import type { Texts } from './vendor-game';

export type ShelvedVendor = {
  code: string;
  gameType: GameType;
  titles: Texts;
  logo: string | null;
  isHot: boolean;
  isList: boolean;
  maintenance: boolean;
};

/** `fold` is the game's names and code and its vendor's, as they are searched. */
export type ShelvedGame = Omit<GameRow, 'searchFold'> & { fold: string };

/** All that a brand shows, in the operator's order and by popularity. */
export type Shelf = {
  vendors: ShelvedVendor[];
  games: ShelvedGame[];
  gameById: Map<bigint, ShelvedGame>;
};

/** Ten thousand games are sorted and searched faster here than they are fetched. */
const memoryOf = perDatabase(() => openMemory<Shelf>({ freshMs: Infinity }));

/**
 * The brand's shelf as the database has it now: one look at the revision, and a reading when it is
 * new.
 */
export const shelfOf = async (database: Database, brand: Brand): Promise<Shelf> => {
  // The revision first: what is read after it may be newer, and is then read once more next time.
  const version = await readRevision(database.sql);
  const load = () => readShelf(database, brand);
  return memoryOf(database).get(brand.code, { version, load });
};

const readShelf = async ({ sql }: Database, brand: Brand): Promise<Shelf> => {
  const vendors = (await readVendors(sql, brand.code)).flatMap((row): ShelvedVendor[] =>
    isGameType(row.gameType) ? [{ ...row, gameType: laneOf(row.code, row.gameType) }] : [],
  );
  const vendorByLane = new Map(
    vendors.map((vendor) => [laneKey(vendor.code, vendor.gameType), vendor]),
  );
  const games = (await readGames(sql, brand.code))
    .flatMap(({ searchFold, ...row }): ShelvedGame[] => {
      const gameType = laneOf(row.vendorCode, row.gameType);
      const vendor = vendorByLane.get(laneKey(row.vendorCode, gameType));
      if (!vendor) return [];
      return [{ ...row, gameType, fold: `${searchFold} ${vendorFold(vendor)}` }];
    })
    .toSorted(byPopularity);
  return { vendors, games, gameById: new Map(games.map((game) => [game.id, game])) };
};

const laneKey = (code: string, gameType: GameType) => `${gameType} ${code}`;

const vendorFold = ({ code, titles }: ShelvedVendor): string =>
  fold([...new Set(Object.values(titles)), code].join(' '));

const byPopularity = (one: ShelvedGame, other: ShelvedGame): number =>
  Number(other.rounds - one.rounds) || one.position - other.position || Number(one.id - other.id);
