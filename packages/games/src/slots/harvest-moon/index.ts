import type { SlotGame } from '../rules/game';
import { stakeLadders } from '../../rounds/stake';
import { rules } from './rules';

export const game: SlotGame = {
  code: rules.code,
  category: 'RNG',
  subclass: 'Video Slots',
  names: { VI: 'Trăng Rằm', EN: 'Harvest Moon' },
  version: rules.version,
  paytable: 'TR-9624',
  rtp: '96.24',
  hit: '37.09',
  above: '19.93',
  deviation: '5.95',
  volatility: 'high',
  highest: '528',
  units: rules.units,
  cols: rules.cols,
  rows: rules.rows,
  lines: rules.lines.length,
  limits: stakeLadders,
  rules,
};
