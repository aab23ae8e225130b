import type { SlotGame } from '../rules/game';
import { stakeLadders } from '../../rounds/stake';
import { rules } from './rules';

export const game: SlotGame = {
  code: rules.code,
  category: 'RNG',
  subclass: 'Video Slots',
  names: { VI: 'Đầm Sen', EN: 'Lotus Pond' },
  version: rules.version,
  paytable: 'SN-9559',
  rtp: '95.59',
  hit: '39.60',
  above: '16.58',
  deviation: '4.47',
  volatility: 'medium',
  highest: '36481.5',
  highestIsCeiling: true,
  units: rules.units,
  cols: rules.cols,
  rows: rules.rows,
  lines: rules.lines.length,
  limits: stakeLadders,
  rules,
};
