import type { Look } from '../stage/print/look';
import type { View } from '../stage/board/view';
import { band, corner, field } from './field';
import { game } from './index';
import * as symbols from './symbols';
import { words } from './words';

export const look: Look = {
  code: 'bronze-drum',
  palette: { ink: '#E79A6F', ground: '#2F1B14', second: '#5CCBE0' },
  symbols,
  emblem: 'lac',
  field,
  band,
  corner,
};

export const view: View = { game, look, words };
