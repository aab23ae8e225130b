import type { Look } from '../stage/print/look';
import type { View } from '../stage/board/view';
import { band, corner, field } from './field';
import { game } from './index';
import * as symbols from './symbols';
import { words } from './words';

export const look: Look = {
  code: 'gem-quarry',
  palette: { ink: '#97ABFF', ground: '#191F3B', second: '#F0BE4F' },
  symbols,
  emblem: 'star',
  field,
  band,
  corner,
  isCascade: true,
};

export const view: View = { game, look, words };
