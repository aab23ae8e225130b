import type { Look } from '../stage/print/look';
import type { View } from '../stage/board/view';
import { band, corner, field } from './field';
import { game } from './index';
import * as symbols from './symbols';
import { words } from './words';

export const look: Look = {
  code: 'engravers-shop',
  palette: { ink: '#62CF92', ground: '#0F2A1E', second: '#ECF3F1' },
  symbols,
  emblem: 'press',
  field,
  band,
  corner,
};

export const view: View = { game, look, words };
