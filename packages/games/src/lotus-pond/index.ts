import type { Game } from '../lib/game';
import { stakeLadders } from '../lib/stake';
import { rules } from './rules';

export const game: Game = {
  code: rules.code,
  folder: 'lotus-pond',
  category: 'RNG',
  subclass: 'Video Slots',
  names: { VI: 'Đầm Sen', EN: 'Lotus Pond' },
  about: {
    VI:
      '20 dòng, tính từ trái sang. 3, 4, 5 Scatter trả 2, 10, 50 lần cược và cho 10, 15, ' +
      '20 lượt quay miễn phí, mọi khoản thắng nhân 3; tối đa 40 lượt mỗi vòng.',
    EN:
      '20 lines from the left. 3, 4, 5 scatters pay 2, 10, 50 times the stake and give 10, ' +
      '15, 20 free spins with all wins three times; 40 spins in one round at most.',
  },
  version: rules.version,
  paytable: 'SN-9559',
  rtp: '95.59',
  hit: '39.60',
  above: '16.58',
  deviation: '4.47',
  volatility: 'medium',
  highest: '36481.5',
  highestIsCeiling: true,
  units: rules.units,
  cols: rules.cols,
  rows: rules.rows,
  lines: rules.lines.length,
  limits: stakeLadders,
  rules,
};
