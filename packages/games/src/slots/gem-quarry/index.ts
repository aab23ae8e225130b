import type { SlotGame } from '../rules/game';
import { stakeLadders } from '../../rounds/stake';
import { rules } from './rules';

export const game: SlotGame = {
  code: rules.code,
  category: 'RNG',
  subclass: 'Video Slots',
  names: { VI: 'Mỏ Ngọc', EN: 'Gem Quarry' },
  version: rules.version,
  paytable: 'MN-9466',
  rtp: '94.66',
  hit: '44.14',
  above: '17.1',
  deviation: '3.00',
  volatility: 'low',
  highest: '980',
  units: rules.units,
  cols: rules.cols,
  rows: rules.rows,
  lines: 0,
  limits: stakeLadders,
  rules,
};
