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
 * The registry: every game of ours, a line each, in the order in which the catalogue lists them.
 * The server, the command line and the tests read it; a page loads the folder of its game.
 */
export const slots: readonly Slot[] = [
  slot(lotusPond, () => import('./slots/lotus-pond/view')),
  slot(bronzeDrum, () => import('./slots/bronze-drum/view')),
  slot(harvestMoon, () => import('./slots/harvest-moon/view')),
  slot(floatingMarket, () => import('./slots/floating-market/view')),
  slot(gemQuarry, () => import('./slots/gem-quarry/view')),
  slot(fiveFruits, () => import('./slots/five-fruits/view')),
  slot(engraversShop, () => import('./slots/engravers-shop/view')),
  slot(redSeven, () => import('./slots/red-seven/view')),
];

/** Games of every kind. */
export const games: readonly Game[] = [...slots];

export const gameByCode: Games = new Map(games.map((game) => [game.code, game]));

export const slotByCode: ReadonlyMap<string, Slot> = new Map(
  slots.map((game) => [game.code, game]),
);
