import type { Game } from '../lib/game';
import { stakeLadders } from '../lib/stake';
import { rules } from './rules';

export const game: Game = {
  code: rules.code,
  folder: 'gem-quarry',
  category: 'RNG',
  subclass: 'Video Slots',
  names: { VI: 'Mỏ Ngọc', EN: 'Gem Quarry' },
  about: {
    VI:
      'Từ 8 viên giống nhau ở bất kỳ đâu: được trả và rơi khỏi bảng, ô trống lấp lại. Lần ' +
      'rơi 1–6 nhân 1, 1, 2, 2, 3, 5. Sau lần thứ sáu, bảng được trả và không lấp nữa.',
    EN:
      '8 or more alike anywhere pay and fall out; empty cells fill again. Falls 1 to 6 ' +
      'multiply by 1, 1, 2, 2, 3, 5. After the sixth the board is paid and not filled ' +
      'again.',
  },
  version: rules.version,
  paytable: 'MN-9466',
  rtp: '94.66',
  hit: '44.14',
  above: '17.1',
  deviation: '3.00',
  volatility: 'low',
  highest: '980',
  units: rules.units,
  cols: rules.cols,
  rows: rules.rows,
  lines: 0,
  limits: stakeLadders,
  rules,
};
