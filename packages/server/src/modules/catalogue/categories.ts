import {
  accountTypeIds,
  type GameType,
  type Category,
  type Vendor,
} from '@parlour/contract/catalogue';
import { isLotteryVendor } from '@parlour/contract/lottery-launch';
import { phrasesOf } from '@parlour/locales/all';
import { localeOf } from '@parlour/locales/locales';
import { wordsIn } from '@parlour/locales/words-in';
import type { Brand } from '../../lib/context';
import type { BrandCatalogue, CatalogueGame, CatalogueVendor } from './catalogue-cache';

/** The order of the wire's data: cockfights follow sports, whatever their number. */
const order: readonly GameType[] = [
  'RNG',
  'FISH',
  'LIVE',
  'PVP',
  'ESPORTS',
  'SPORTS',
  'DS88',
  'ELOTT',
  'LOTT',
  'BINGO',
];

/** Vendors list these two under sports; they show cockfighting. */
const cockfightVendors = new Set(['WS168', 'SV3']);

/** The category in which a vendor's games of a type are shown. */
export const categoryOf = (vendorCode: string, gameType: GameType): GameType => {
  if (gameType === 'SPORTS' && cockfightVendors.has(vendorCode.toUpperCase())) return 'DS88';
  // A bingo of a lottery vendor is drawn and bet like its other lotteries.
  return gameType === 'BINGO' && isLotteryVendor(vendorCode) ? 'LOTT' : gameType;
};

/** A brand has bingo only if it speaks Tagalog: elsewhere it is neither shown nor opened. */
export const hasCategory = ({ supportLanguages }: Brand, gameType: GameType): boolean =>
  gameType !== 'BINGO' || supportLanguages.includes('TY');

/** The categories that have a vendor, in the order of the data. */
export const categoriesOf = (
  { vendors, games }: BrandCatalogue,
  language: string,
  brand: Brand,
): Category[] =>
  order.flatMap((gameType) => {
    const itsGames = games.filter((game) => game.gameType === gameType);
    const shown = vendors
      .filter((vendor) => vendor.gameType === gameType)
      .map((vendor) => ({
        ...vendorOf(vendor, language, brand),
        games: itsGames.filter(({ vendorCode }) => vendorCode === vendor.code).length,
      }));
    if (shown.length === 0) return [];
    return [
      {
        id: accountTypeIds[gameType],
        gameType,
        title: phrasesOf[localeOf(language, brand.defaultLang)].brand[gameType],
        vendors: shown,
        games: itsGames.length,
        ...returnsOf(itsGames),
      },
    ];
  });

/** From the lowest to the highest return; nothing where no game states one. */
const returnsOf = (games: CatalogueGame[]): Pick<Category, 'rtp'> => {
  const stated = games.flatMap(({ rtp }) => (rtp === null ? [] : [rtp]));
  const inOrder = stated.toSorted((one, other) => Number(one) - Number(other));
  const [from] = inOrder;
  const to = inOrder.at(-1);
  return from === undefined || to === undefined ? {} : { rtp: { from, to } };
};

const vendorOf = (
  vendor: CatalogueVendor,
  language: string,
  brand: Brand,
): Omit<Vendor, 'games'> => ({
  accountTypeId: accountTypeIds[vendor.gameType],
  vassalage: vendor.code,
  gameType: vendor.gameType,
  isHot: vendor.isHot ? 1 : 0,
  title: wordsIn(vendor.titles, language, brand) ?? vendor.code,
  ...(vendor.logo ? { logo: vendor.logo } : {}),
  maintenance: vendor.maintenance,
  ...(vendor.isList ? { isGame: 'VASSALAGE' as const } : {}),
});
