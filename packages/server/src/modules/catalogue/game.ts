import type { Game } from '@parlour/contract/catalogue';
import { moneyText } from '@parlour/contract/money';
import { wordsIn } from '@parlour/locales/words-in';
import type { Brand } from '../../lib/context';
import type { CatalogueGame } from './catalogue-cache';

/** A game on the wire, in a language and the brand's currency. */
export const gameOf = (game: CatalogueGame, language: string, brand: Brand): Game => {
  const minBet = minBetOf(game, brand.currency);
  return {
    nodeId: Number(game.id),
    gameCode: game.code,
    vassalage: game.vendorCode,
    gameType: game.gameType,
    gameClassify: game.classify,
    name: wordsIn(game.names, language, brand) ?? game.code,
    isHot: game.isHot ? 1 : 0,
    isNew: game.isNew,
    ...(game.image ? { image: game.image } : {}),
    ...(game.background ? { background: game.background } : {}),
    ...(minBet === undefined ? {} : { minBet: moneyText(minBet) }),
    ...(game.lines === null ? {} : { lines: game.lines }),
    demo: game.demo,
    ...(game.isSample && { isSample: true as const }),
    ...(game.rtp === null ? {} : { rtp: game.rtp }),
  };
};

/** The lowest total stake in a currency, in micros. */
export const minBetOf = (game: CatalogueGame, currency: string): bigint | undefined => {
  const min = game.limits[currency]?.min;
  return min === undefined ? undefined : BigInt(min);
};
