import { slotView } from '../stage/board/view';
import { band, corner, field } from './field';
import { game } from './index';
import * as symbols from './symbols';

export const view = slotView(game, {
  palette: { ink: '#FF8D80', ground: '#34171A', second: '#F0BE4F' },
  emblem: 'seven',
  art: { symbols, field, band, corner },
  showsNeighbours: true,
});
