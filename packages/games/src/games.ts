import { game as bronzeDrum } from './slots/bronze-drum/index';
import { game as engraversShop } from './slots/engravers-shop/index';
import { game as fiveFruits } from './slots/five-fruits/index';
import { game as floatingMarket } from './slots/floating-market/index';
import { game as gemQuarry } from './slots/gem-quarry/index';
import { game as harvestMoon } from './slots/harvest-moon/index';
import type { Game } from './slots/rules/game';
import { game as lotusPond } from './slots/lotus-pond/index';
import { game as redSeven } from './slots/red-seven/index';

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
