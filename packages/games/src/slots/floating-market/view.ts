import { flowerCorner } from '../stage/print/border-patterns';
import type { Look } from '../stage/print/look';
import type { View } from '../stage/board/view';
import { band, field } from './field';
import { game } from './index';
import * as symbols from './symbols';
import { words } from './words';

export const look: Look = {
  code: 'floating-market',
  palette: { ink: '#5CCBE0', ground: '#0C2A33', second: '#F29A5B' },
  symbols,
  emblem: 'boat',
  field,
  band,
  corner: flowerCorner,
};

export const view: View = { game, look, words };
