import { slotGame } from '../rules/game';
import { rules } from './rules';

export const game = slotGame(rules, {
  paytable: 'CN-9403',
  volatility: 'low',
  figures: { rtp: '94.03', hit: '57.10', above: '20.60', deviation: '3.36', highest: '253.6' },
});
