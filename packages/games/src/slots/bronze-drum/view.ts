import { slotView } from '../stage/board/view';
import { band, corner, field } from './field';
import { game } from './index';
import * as symbols from './symbols';

export const view = slotView(game, {
  palette: { ink: '#E79A6F', ground: '#2F1B14', second: '#5CCBE0' },
  emblem: 'lac',
  art: { symbols, field, band, corner },
});
