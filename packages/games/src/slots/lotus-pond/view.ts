import { flowerCorner } from '../stage/print/border-patterns';
import { slotView } from '../stage/board/view';
import { band, field } from './field';
import { game } from './index';
import * as symbols from './symbols';

export const view = slotView(game, {
  palette: { ink: '#F59BB8', ground: '#34182A', second: '#F0BE4F' },
  emblem: 'lotus',
  art: { symbols, field, band, corner: flowerCorner },
});
