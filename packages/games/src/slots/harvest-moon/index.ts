import { slotGame } from '../rules/game';
import { rules } from './rules';

export const game = slotGame(rules, {
  paytable: 'TR-9624',
  volatility: 'high',
  figures: { rtp: '96.24', hit: '37.09', above: '19.93', deviation: '5.95', highest: '528' },
});
