import { slotGame } from '../rules/game';
import { rules } from './rules';

export const game = slotGame(rules, {
  paytable: 'NQ-9550',
  volatility: 'high',
  figures: { rtp: '95.50', hit: '27.85', above: '19.96', deviation: '5.23', highest: '203.6' },
});
