import { slotGame } from '../rules/game';
import { rules } from './rules';

export const game = slotGame(rules, {
  paytable: 'XK-9662',
  volatility: 'medium',
  figures: { rtp: '96.62', hit: '36.44', above: '16.10', deviation: '4.43', highest: '410' },
  highestIsCeiling: true,
});
