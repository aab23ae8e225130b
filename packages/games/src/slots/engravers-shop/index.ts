import type { SlotGame } from '../rules/game';
import { stakeLadders } from '../../rounds/stake';
import { rules } from './rules';

export const game: SlotGame = {
  code: rules.code,
  category: 'RNG',
  subclass: 'Video Slots',
  names: { VI: 'Xưởng Khắc', EN: "Engraver's Shop" },
  version: rules.version,
  paytable: 'XK-9662',
  rtp: '96.62',
  hit: '36.44',
  above: '16.10',
  deviation: '4.43',
  volatility: 'medium',
  highest: '410',
  highestIsCeiling: true,
  units: rules.units,
  cols: rules.cols,
  rows: rules.rows,
  lines: rules.lines.length,
  limits: stakeLadders,
  rules,
};
