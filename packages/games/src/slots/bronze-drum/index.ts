import { slotGame } from '../rules/game';
import { rules } from './rules';

export const game = slotGame(rules, {
  paytable: 'DS-9574',
  volatility: 'medium',
  figures: { rtp: '95.74', hit: '53.44', above: '22.98', deviation: '4.52', highest: '621' },
});
