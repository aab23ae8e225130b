import type { Look } from '../stage/look';
import { band, corner, field } from './field';
import * as symbols from './symbols';

export const look: Look = {
  code: 'bd',
  palette: { ink: '#FF8D80', ground: '#34171A', second: '#F0BE4F' },
  symbols,
  emblem: 'seven',
  field,
  band,
  corner,
  showsNeighbours: true,
};
