import { game as bronzeDrum } from './bronze-drum/index';
import { game as engraversShop } from './engravers-shop/index';
import { game as fiveFruits } from './five-fruits/index';
import { game as floatingMarket } from './floating-market/index';
import { game as gemQuarry } from './gem-quarry/index';
import { game as harvestMoon } from './harvest-moon/index';
import type { Game } from './lib/game';
import { game as lotusPond } from './lotus-pond/index';
import { game as redSeven } from './red-seven/index';

/** All games of the house, in the order in which the catalogue lists them. */
export const games: readonly Game[] = [
  lotusPond,
  bronzeDrum,
  harvestMoon,
  floatingMarket,
  gemQuarry,
  fiveFruits,
  engraversShop,
  redSeven,
];

export const gameByCode: ReadonlyMap<string, Game> = new Map(
  games.map((game) => [game.code, game]),
);
