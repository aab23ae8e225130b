import type { SlotGame } from '../rules/game';
import { stakeLadders } from '../../rounds/stake';
import { rules } from './rules';

export const game: SlotGame = {
  code: rules.code,
  category: 'RNG',
  subclass: 'Video Slots',
  names: { VI: 'Bảy Đỏ', EN: 'Red Seven' },
  version: rules.version,
  paytable: 'BD-9531',
  rtp: '95.31',
  hit: '10.54',
  above: '10.54',
  deviation: '10.00',
  volatility: 'very-high',
  highest: '1000',
  units: rules.units,
  cols: rules.cols,
  rows: rules.rows,
  lines: rules.lines.length,
  limits: stakeLadders,
  rules,
};
