import type { catalogue } from '@parlour/contract/catalogue';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import { type Language, languageOf } from '@parlour/contract/languages';
import { micros } from '@parlour/contract/money';
import { localeOf } from '@parlour/locales/locales';
import { wordsIn } from '@parlour/locales/words-in';
import type { Context } from '../../lib/context';
import { invalid } from '../../lib/refusal';
import { gameOf, minBetOf } from './game';
import { catalogueOf, type CatalogueGame } from './catalogue-cache';

type Wanted = InputOf<typeof catalogue.listGames>;

const usualPageSize = 30;
const nearestCount = 5;

/** The games of a type for a visitor: searched, filtered, sorted, one page of them. */
export const listGames = async (
  { database, brand }: Context,
  wanted: Wanted,
): Promise<OutputOf<typeof catalogue.listGames>> => {
  for (const name of ['merchant', 'channel'] as const) {
    if (wanted[name] !== brand.merchantCode) throw invalid({ name, code: 'field.not_equal' });
  }
  const { games: all, search } = await catalogueOf(database, brand);
  const text = wanted.gameName ?? '';
  const matches = search.find(text, (game) => isWanted(game, wanted, brand.currency));
  // A search without an order is sorted by its best match.
  const isRanked = text !== '' && wanted.sort === undefined;
  const found = isRanked ? matches : sorted(matches, all, wanted, brand);

  const pageSize = wanted.pageSize ?? usualPageSize;
  const totalPages = Math.ceil(found.length / pageSize);
  const page = wanted.page ?? 1;
  const onPage = found.slice((page - 1) * pageSize, page * pageSize);
  const asGame = (game: CatalogueGame) => gameOf(game, wanted.language, brand);
  return {
    games: onPage.map(asGame),
    totalPages,
    total: found.length,
    page,
    ...(found.length === 0 && text !== ''
      ? { nearest: search.nearest(text, nearestCount).map(asGame) }
      : {}),
  };
};

/**
 * `minBet` keeps games that accept a stake as low as this; `minLineNum` those with at least as many
 * lines.
 */
const isWanted = (game: CatalogueGame, wanted: Wanted, currency: string): boolean => {
  if (game.gameType !== wanted.gameType) return false;
  if (wanted.vassalage !== undefined && game.vendorCode !== wanted.vassalage) return false;
  if (wanted.gameClassify !== undefined && game.classify !== wanted.gameClassify) return false;
  if (wanted.minLineNum !== undefined && (game.lines ?? 0) < wanted.minLineNum) return false;
  if (wanted.minBet === undefined) return true;
  const lowest = minBetOf(game, currency);
  return lowest !== undefined && lowest <= micros(wanted.minBet);
};

/** The catalogue is sorted by popularity already; what the operator placed is first. */
const sorted = (
  games: CatalogueGame[],
  all: readonly CatalogueGame[],
  { sort, language }: Wanted,
  brand: Context['brand'],
): CatalogueGame[] => {
  if (sort === 'new') {
    return games.toSorted(
      (one, other) =>
        other.firstSeenAt.getTime() - one.firstSeenAt.getTime() || Number(other.id - one.id),
    );
  }
  if (sort !== 'az') return placedFirst(games);
  const place = placesOf(all, language, brand);
  return games.toSorted((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0));
};

const placedFirst = (games: CatalogueGame[]): CatalogueGame[] => {
  const placed = games.filter(({ place }) => place !== null);
  if (placed.length === 0) return games;
  placed.sort((one, other) => one.place! - other.place! || Number(one.id - other.id));
  return [...placed, ...games.filter(({ place }) => place === null)];
};

type Places = ReadonlyMap<CatalogueGame, number>;

const placesByCatalogue = new WeakMap<readonly CatalogueGame[], Map<string, Places>>();

/** The games' places by name in a language: comparing names costs more than a whole call. */
const placesOf = (all: readonly CatalogueGame[], text: string, brand: Context['brand']): Places => {
  const language = languageOf(text) ?? brand.defaultLang;
  const known = placesByCatalogue.get(all) ?? new Map<string, Places>();
  placesByCatalogue.set(all, known);
  const key = `${language} ${brand.defaultLang}`;
  const places = known.get(key) ?? placesIn(all, language, brand);
  known.set(key, places);
  return places;
};

const placesIn = (
  all: readonly CatalogueGame[],
  language: Language,
  brand: Context['brand'],
): Places => {
  const order = new Intl.Collator(localeOf(language, brand.defaultLang), { numeric: true });
  const names = all.map((game) => ({
    game,
    name: wordsIn(game.names, language, brand) ?? game.code,
  }));
  return new Map(
    names
      .toSorted((one, other) => order.compare(one.name, other.name))
      .map(({ game }, at) => [game, at]),
  );
};
