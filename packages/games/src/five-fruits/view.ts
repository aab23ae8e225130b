import { flowerCorner } from '../stage/border-patterns';
import type { Look } from '../stage/look';
import { band, field } from './field';
import * as symbols from './symbols';

export const look: Look = {
  code: 'nq',
  palette: { ink: '#A9CC62', ground: '#1C2812', second: '#FF8D80' },
  symbols,
  emblem: 'melon',
  field,
  band,
  corner: flowerCorner,
};
