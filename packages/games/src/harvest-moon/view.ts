import { flowerCorner } from '../stage/border-patterns';
import type { Look } from '../stage/look';
import { band, field } from './field';
import * as symbols from './symbols';

export const look: Look = {
  code: 'tr',
  palette: { ink: '#E8B84E', ground: '#2E2310', second: '#FF8D80' },
  symbols,
  emblem: 'carp',
  field,
  band,
  corner: flowerCorner,
};
