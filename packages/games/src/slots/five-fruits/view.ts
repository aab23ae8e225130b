import { flowerCorner } from '../stage/print/border-patterns';
import type { Look } from '../stage/print/look';
import type { View } from '../stage/board/view';
import { band, field } from './field';
import { game } from './index';
import * as symbols from './symbols';
import { words } from './words';

export const look: Look = {
  code: 'five-fruits',
  palette: { ink: '#A9CC62', ground: '#1C2812', second: '#FF8D80' },
  symbols,
  emblem: 'melon',
  field,
  band,
  corner: flowerCorner,
};

export const view: View = { game, look, words };
