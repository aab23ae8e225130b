import type { SlotGame } from '../rules/game';
import { stakeLadders } from '../../rounds/stake';
import { rules } from './rules';

export const game: SlotGame = {
  code: rules.code,
  category: 'RNG',
  subclass: 'Video Slots',
  names: { VI: 'Chợ Nổi', EN: 'Floating Market' },
  version: rules.version,
  paytable: 'CN-9403',
  rtp: '94.03',
  hit: '57.10',
  above: '20.60',
  deviation: '3.36',
  volatility: 'low',
  highest: '253.6',
  units: rules.units,
  cols: rules.cols,
  rows: rules.rows,
  lines: 243,
  limits: stakeLadders,
  rules,
};
