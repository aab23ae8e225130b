import { slotView } from '../stage/board/view';
import { band, corner, field } from './field';
import { game } from './index';
import * as symbols from './symbols';
import { words } from './words';

export const view = slotView(game, words, {
  palette: { ink: '#E79A6F', ground: '#2F1B14', second: '#5CCBE0' },
  emblem: 'lac',
  art: { symbols, field, band, corner },
});
