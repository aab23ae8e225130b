import type { SlotGame } from '../rules/game';
import { stakeLadders } from '../../rounds/stake';
import { rules } from './rules';

export const game: SlotGame = {
  code: rules.code,
  category: 'RNG',
  subclass: 'Video Slots',
  names: { VI: 'Ngũ Quả', EN: 'Five Fruits' },
  version: rules.version,
  paytable: 'NQ-9550',
  rtp: '95.50',
  hit: '27.85',
  above: '19.96',
  deviation: '5.23',
  volatility: 'high',
  highest: '203.6',
  units: rules.units,
  cols: rules.cols,
  rows: rules.rows,
  lines: rules.lines.length,
  limits: stakeLadders,
  rules,
};
