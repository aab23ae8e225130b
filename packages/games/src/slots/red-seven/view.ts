import type { Look } from '../stage/print/look';
import type { View } from '../stage/board/view';
import { band, corner, field } from './field';
import { game } from './index';
import * as symbols from './symbols';
import { words } from './words';

export const look: Look = {
  code: 'red-seven',
  palette: { ink: '#FF8D80', ground: '#34171A', second: '#F0BE4F' },
  symbols,
  emblem: 'seven',
  field,
  band,
  corner,
  showsNeighbours: true,
};

export const view: View = { game, look, words };
