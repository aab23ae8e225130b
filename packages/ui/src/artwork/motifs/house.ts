import { bronzeDrum } from './house/bronze-drum';
import { engraversShop } from './house/engravers-shop';
import { fiveFruits } from './house/five-fruits';
import { floatingMarket } from './house/floating-market';
import { gemQuarry } from './house/gem-quarry';
import { harvestMoon } from './house/harvest-moon';
import { lotusPond } from './house/lotus-pond';
import { redSeven } from './house/red-seven';
import type { Motif } from './symbols';

/** The chief sign of each of our own games. */
export const houseMotifs: Record<string, Motif> = {
  'five-fruits': fiveFruits,
  'harvest-moon': harvestMoon,
  'floating-market': floatingMarket,
  'bronze-drum': bronzeDrum,
  'gem-quarry': gemQuarry,
  'red-seven': redSeven,
  'lotus-pond': lotusPond,
  'engravers-shop': engraversShop,
};
