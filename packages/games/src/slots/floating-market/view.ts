import { flowerCorner } from '../stage/print/border-patterns';
import { slotView } from '../stage/board/view';
import { band, field } from './field';
import { game } from './index';
import * as symbols from './symbols';

export const view = slotView(game, {
  palette: { ink: '#5CCBE0', ground: '#0C2A33', second: '#F29A5B' },
  emblem: 'boat',
  art: { symbols, field, band, corner: flowerCorner },
});
