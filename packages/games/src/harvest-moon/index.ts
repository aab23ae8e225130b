import type { Game } from '../lib/game';
import { stakeLadders } from '../lib/stake';
import { rules } from './rules';

export const game: Game = {
  code: rules.code,
  folder: 'harvest-moon',
  category: 'RNG',
  subclass: 'Video Slots',
  names: { VI: 'Trăng Rằm', EN: 'Harvest Moon' },
  about: {
    VI:
      '10 dòng, tính từ trái sang, từ 3 biểu tượng giống nhau. Wild ở cuộn 2, 3, 4 thay mọi ' +
      'biểu tượng. Mỗi dòng chỉ trả mức cao nhất.',
    EN:
      '10 lines from the left, 3 or more alike. Wilds on reels 2, 3 and 4 stand for every ' +
      'symbol. Each line pays its best win only.',
  },
  version: rules.version,
  paytable: 'TR-9624',
  rtp: '96.24',
  hit: '37.09',
  above: '19.93',
  deviation: '5.95',
  volatility: 'high',
  highest: '528',
  units: rules.units,
  cols: rules.cols,
  rows: rules.rows,
  lines: rules.lines.length,
  limits: stakeLadders,
  rules,
};
