import { game as bronzeDrum } from './slots/bronze-drum/index';
import { game as engraversShop } from './slots/engravers-shop/index';
import { game as fiveFruits } from './slots/five-fruits/index';
import { game as floatingMarket } from './slots/floating-market/index';
import { game as gemQuarry } from './slots/gem-quarry/index';
import { game as harvestMoon } from './slots/harvest-moon/index';
import { game as lotusPond } from './slots/lotus-pond/index';
import { game as redSeven } from './slots/red-seven/index';
import type { Game, Games } from './rounds/game';
import { slot, type Slot } from './slots/slot';

/**
 * The registry: every game of ours, an entry each, in the order in which the catalogue lists them.
 * The server, the command line and the tests read it; a page loads the folder of its game.
 */
export const slots: readonly Slot[] = [
  slot(lotusPond, {
    view: () => import('./slots/lotus-pond/view'),
    picture: () => import('./slots/lotus-pond/picture'),
  }),
  slot(bronzeDrum, {
    view: () => import('./slots/bronze-drum/view'),
    picture: () => import('./slots/bronze-drum/picture'),
  }),
  slot(harvestMoon, {
    view: () => import('./slots/harvest-moon/view'),
    picture: () => import('./slots/harvest-moon/picture'),
  }),
  slot(floatingMarket, {
    view: () => import('./slots/floating-market/view'),
    picture: () => import('./slots/floating-market/picture'),
  }),
  slot(gemQuarry, {
    view: () => import('./slots/gem-quarry/view'),
    picture: () => import('./slots/gem-quarry/picture'),
  }),
  slot(fiveFruits, {
    view: () => import('./slots/five-fruits/view'),
    picture: () => import('./slots/five-fruits/picture'),
  }),
  slot(engraversShop, {
    view: () => import('./slots/engravers-shop/view'),
    picture: () => import('./slots/engravers-shop/picture'),
  }),
  slot(redSeven, {
    view: () => import('./slots/red-seven/view'),
    picture: () => import('./slots/red-seven/picture'),
  }),
];

/** Games of every kind. */
export const games: readonly Game[] = [...slots];

export const gameByCode: Games = new Map(games.map((game) => [game.code, game]));

export const slotByCode: ReadonlyMap<string, Slot> = new Map(
  slots.map((game) => [game.code, game]),
);
