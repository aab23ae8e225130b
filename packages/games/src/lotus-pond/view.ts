import { flowerCorner } from '../stage/border-patterns';
import type { Look } from '../stage/look';
import { band, field } from './field';
import * as symbols from './symbols';

export const look: Look = {
  code: 'sn',
  palette: { ink: '#F59BB8', ground: '#34182A', second: '#F0BE4F' },
  symbols,
  emblem: 'lotus',
  field,
  band,
  corner: flowerCorner,
};
