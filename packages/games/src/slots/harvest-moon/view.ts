import { flowerCorner } from '../stage/print/border-patterns';
import { slotView } from '../stage/board/view';
import { band, field } from './field';
import { game } from './index';
import * as symbols from './symbols';

export const view = slotView(game, {
  palette: { ink: '#E8B84E', ground: '#2E2310', second: '#FF8D80' },
  emblem: 'carp',
  art: { symbols, field, band, corner: flowerCorner },
});
