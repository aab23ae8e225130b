import type { SlotGame } from '../rules/game';
import { stakeLadders } from '../../rounds/stake';
import { rules } from './rules';

export const game: SlotGame = {
  code: rules.code,
  category: 'RNG',
  subclass: 'Video Slots',
  names: { VI: 'Trống Đồng', EN: 'Bronze Drum' },
  version: rules.version,
  paytable: 'DS-9574',
  rtp: '95.74',
  hit: '53.44',
  above: '22.98',
  deviation: '4.52',
  volatility: 'medium',
  highest: '621',
  units: rules.units,
  cols: rules.cols,
  rows: rules.rows,
  lines: rules.lines.length,
  limits: stakeLadders,
  rules,
};
