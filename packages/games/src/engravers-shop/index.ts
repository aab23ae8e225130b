import type { Game } from '../lib/game';
import { stakeLadders } from '../lib/stake';
import { rules } from './rules';

export const game: Game = {
  code: rules.code,
  folder: 'engravers-shop',
  category: 'RNG',
  subclass: 'Video Slots',
  names: { VI: 'Xưởng Khắc', EN: "Engraver's Shop" },
  about: {
    VI:
      '10 dòng, tính từ trái sang. Ba Bonus ở cuộn 1, 3, 5 mở mười hai tấm: lật ba tấm, ' +
      'cộng thành số lần cược, tấm ×2 nhân đôi tổng. Thứ tự đã định trước khi lật, chọn ' +
      'tấm nào cũng có cùng kỳ vọng. Quá 24 giờ, máy chủ lật các số nhỏ nhất.',
    EN:
      '10 lines from the left. Three bonuses on reels 1, 3 and 5 open twelve plates: lift ' +
      'three, their sum is multiples of the stake, ×2 doubles it. Their order is fixed ' +
      'before the first lift, and no choice changes the expectation. After 24 hours the ' +
      'server lifts the lowest numbers.',
  },
  version: rules.version,
  paytable: 'XK-9662',
  rtp: '96.62',
  hit: '36.44',
  above: '16.10',
  deviation: '4.43',
  volatility: 'medium',
  highest: '410',
  highestIsCeiling: true,
  units: rules.units,
  cols: rules.cols,
  rows: rules.rows,
  lines: rules.lines.length,
  limits: stakeLadders,
  rules,
};
