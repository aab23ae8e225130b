import { slotView } from '../stage/board/view';
import { band, corner, field } from './field';
import { game } from './index';
import * as symbols from './symbols';

export const view = slotView(game, {
  palette: { ink: '#62CF92', ground: '#0F2A1E', second: '#ECF3F1' },
  emblem: 'press',
  art: { symbols, field, band, corner },
});
