import { flowerCorner } from '../stage/print/border-patterns';
import { slotView } from '../stage/board/view';
import { band, field } from './field';
import { game } from './index';
import * as symbols from './symbols';

export const view = slotView(game, {
  palette: { ink: '#A9CC62', ground: '#1C2812', second: '#FF8D80' },
  emblem: 'melon',
  art: { symbols, field, band, corner: flowerCorner },
});
