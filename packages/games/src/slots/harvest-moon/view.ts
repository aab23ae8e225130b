import { flowerCorner } from '../stage/print/border-patterns';
import type { Look } from '../stage/print/look';
import type { View } from '../stage/board/view';
import { band, field } from './field';
import { game } from './index';
import * as symbols from './symbols';
import { words } from './words';

export const look: Look = {
  code: 'harvest-moon',
  palette: { ink: '#E8B84E', ground: '#2E2310', second: '#FF8D80' },
  symbols,
  emblem: 'carp',
  field,
  band,
  corner: flowerCorner,
};

export const view: View = { game, look, words };
