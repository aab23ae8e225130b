import type { Look } from '../stage/look';
import { band, corner, field } from './field';
import * as symbols from './symbols';

export const look: Look = {
  code: 'ds',
  palette: { ink: '#E79A6F', ground: '#2F1B14', second: '#5CCBE0' },
  symbols,
  emblem: 'lac',
  field,
  band,
  corner,
};
