import type { catalogue, GameType } from '@parlour/contract/catalogue';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import { moneyText } from '@parlour/contract/money';
import { wordsIn } from '@parlour/locales/words-in';
import type { Brand, Context } from '../../lib/context';
import type { Database } from '@parlour/node-kit/database/database';
import { Refusal } from '../../lib/refusal';
import { gameOf } from './game';
import { readFacts } from './queries';
import { catalogueOf, type CatalogueGame, type CatalogueVendor } from './catalogue-cache';

/** The details of a game that a person may want before playing. */
export const readGame = async (
  { database, brand }: Context,
  { nodeId: gameId, language }: InputOf<typeof catalogue.readGame>,
): Promise<OutputOf<typeof catalogue.readGame>> => {
  const { gameById, vendors } = await catalogueOf(database, brand);
  const id = BigInt(gameId);
  const game = gameById.get(id);
  const facts = game && (await readFacts(database.sql, id));
  if (!game || !facts) throw new Refusal('request.unknown');
  const max = game.limits[brand.currency]?.max;
  const rules = wordsIn(facts.rules, language, brand);
  return {
    ...gameOf(game, language, brand),
    vendorTitle: titleOf(vendorOf(vendors, game), language, brand) ?? game.vendorCode,
    ...(max === undefined ? {} : { maxBet: moneyText(BigInt(max)) }),
    ...(facts.volatility === null ? {} : { volatility: facts.volatility }),
    ...(facts.version === null ? {} : { version: facts.version }),
    ...(rules === undefined ? {} : { rules }),
  };
};

/** A game of the brand, with its vendor; undefined when the brand does not show it. */
export const findGame = async (
  database: Database,
  brand: Brand,
  vendorCode: string,
  code: string,
): Promise<{ game: CatalogueGame; vendor: CatalogueVendor } | undefined> => {
  const { games, vendors } = await catalogueOf(database, brand);
  const game = games.find((each) => each.vendorCode === vendorCode && each.code === code);
  const vendor = game && vendorOf(vendors, game);
  return game && vendor && { game, vendor };
};

/** A vendor in one category of the brand. */
export const findVendor = async (
  database: Database,
  brand: Brand,
  vendorCode: string,
  gameType: GameType,
): Promise<CatalogueVendor | undefined> => {
  const { vendors } = await catalogueOf(database, brand);
  return vendors.find((vendor) => vendor.code === vendorCode && vendor.gameType === gameType);
};

/** A vendor's games in one category of the brand. */
export const listOfVendor = async (
  { database, brand }: Pick<Context, 'database' | 'brand'>,
  vendorCode: string,
  gameType: GameType,
): Promise<CatalogueGame[]> => {
  const { games } = await catalogueOf(database, brand);
  return games.filter((game) => game.vendorCode === vendorCode && game.gameType === gameType);
};

const vendorOf = (vendors: CatalogueVendor[], game: CatalogueGame): CatalogueVendor | undefined =>
  vendors.find(({ code, gameType }) => code === game.vendorCode && gameType === game.gameType);

const titleOf = (
  vendor: CatalogueVendor | undefined,
  language: string,
  brand: Brand,
): string | undefined => vendor && wordsIn(vendor.titles, language, brand);
