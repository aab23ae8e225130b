import { slotGame } from '../rules/game';
import { rules } from './rules';

export const game = slotGame(rules, {
  paytable: 'SN-9559',
  volatility: 'medium',
  figures: { rtp: '95.59', hit: '39.60', above: '16.58', deviation: '4.47', highest: '36481.5' },
  highestIsCeiling: true,
});
