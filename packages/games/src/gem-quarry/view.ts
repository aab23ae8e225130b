import type { Look } from '../stage/look';
import { band, corner, field } from './field';
import * as symbols from './symbols';

export const look: Look = {
  code: 'mn',
  palette: { ink: '#97ABFF', ground: '#191F3B', second: '#F0BE4F' },
  symbols,
  emblem: 'star',
  field,
  band,
  corner,
  isCascade: true,
};
