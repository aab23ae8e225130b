import type { Look } from '../stage/look';
import { band, corner, field } from './field';
import * as symbols from './symbols';

export const look: Look = {
  code: 'xk',
  palette: { ink: '#62CF92', ground: '#0F2A1E', second: '#ECF3F1' },
  symbols,
  emblem: 'press',
  field,
  band,
  corner,
};
