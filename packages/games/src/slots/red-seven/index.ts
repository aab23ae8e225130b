import { slotGame } from '../rules/game';
import { rules } from './rules';

export const game = slotGame(rules, {
  paytable: 'BD-9531',
  volatility: 'very-high',
  figures: { rtp: '95.31', hit: '10.54', above: '10.54', deviation: '10.00', highest: '1000' },
});
