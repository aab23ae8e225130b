import { slotView } from '../stage/board/view';
import { band, corner, field } from './field';
import { game } from './index';
import * as symbols from './symbols';
import { words } from './words';

export const view = slotView(game, words, {
  palette: { ink: '#FF8D80', ground: '#34171A', second: '#F0BE4F' },
  emblem: 'seven',
  art: { symbols, field, band, corner },
  showsNeighbours: true,
});
