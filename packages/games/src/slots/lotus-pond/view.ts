import { flowerCorner } from '../stage/print/border-patterns';
import type { Look } from '../stage/print/look';
import type { View } from '../stage/board/view';
import { band, field } from './field';
import { game } from './index';
import * as symbols from './symbols';
import { words } from './words';

export const look: Look = {
  code: 'lotus-pond',
  palette: { ink: '#F59BB8', ground: '#34182A', second: '#F0BE4F' },
  symbols,
  emblem: 'lotus',
  field,
  band,
  corner: flowerCorner,
};

export const view: View = { game, look, words };
