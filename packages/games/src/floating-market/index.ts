import type { Game } from '../lib/game';
import { stakeLadders } from '../lib/stake';
import { rules } from './rules';

export const game: Game = {
  code: rules.code,
  folder: 'floating-market',
  category: 'RNG',
  subclass: 'Video Slots',
  names: { VI: 'Chợ Nổi', EN: 'Floating Market' },
  about: {
    VI:
      '243 cách: biểu tượng giống nhau trên các cuộn liền kề, từ trái sang, ở hàng nào cũng ' +
      'tính; số cách nhân với nhau. Wild ở cuộn 2, 3, 4.',
    EN:
      '243 ways: alike on neighbouring reels from the left, in any rows; the ways ' +
      'multiply. Wilds on reels 2, 3 and 4.',
  },
  version: rules.version,
  paytable: 'CN-9403',
  rtp: '94.03',
  hit: '57.10',
  above: '20.60',
  deviation: '3.36',
  volatility: 'low',
  highest: '253.6',
  units: rules.units,
  cols: rules.cols,
  rows: rules.rows,
  lines: 243,
  limits: stakeLadders,
  rules,
};
