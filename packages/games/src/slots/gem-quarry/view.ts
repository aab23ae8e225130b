import { slotView } from '../stage/board/view';
import { band, corner, field } from './field';
import { game } from './index';
import * as symbols from './symbols';

export const view = slotView(game, {
  palette: { ink: '#97ABFF', ground: '#191F3B', second: '#F0BE4F' },
  emblem: 'star',
  art: { symbols, field, band, corner },
  isCascade: true,
});
