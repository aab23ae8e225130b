import { slotGame } from '../rules/game';
import { rules } from './rules';

export const game = slotGame(rules, {
  paytable: 'MN-9466',
  volatility: 'low',
  figures: { rtp: '94.66', hit: '44.14', above: '17.1', deviation: '3.00', highest: '980' },
});
