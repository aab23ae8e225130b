import { view as bronzeDrum } from '../../bronze-drum/view';
import { view as engraversShop } from '../../engravers-shop/view';
import { view as fiveFruits } from '../../five-fruits/view';
import { view as floatingMarket } from '../../floating-market/view';
import { view as gemQuarry } from '../../gem-quarry/view';
import { view as harvestMoon } from '../../harvest-moon/view';
import { view as lotusPond } from '../../lotus-pond/view';
import { view as redSeven } from '../../red-seven/view';
import type { View } from '../../stage/board/view';

/** For the server, which writes the first picture of any game; a browser loads one. */
export const viewByCode: ReadonlyMap<string, View> = new Map(
  [
    fiveFruits,
    harvestMoon,
    floatingMarket,
    bronzeDrum,
    gemQuarry,
    redSeven,
    lotusPond,
    engraversShop,
  ].map((view) => [view.game.code, view]),
);
