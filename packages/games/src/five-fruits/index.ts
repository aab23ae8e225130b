import type { Game } from '../lib/game';
import { stakeLadders } from '../lib/stake';
import { rules } from './rules';

export const game: Game = {
  code: rules.code,
  folder: 'five-fruits',
  category: 'RNG',
  subclass: 'Video Slots',
  names: { VI: 'Ngũ Quả', EN: 'Five Fruits' },
  about: {
    VI:
      '5 dòng: ba biểu tượng giống nhau trên một hàng hoặc một đường chéo. Wild thay mọi quả; ba ' +
      'Wild có mức trả riêng.',
    EN:
      '5 lines: three alike on a row or a diagonal. The wild stands for every fruit; three ' +
      'wilds pay on their own.',
  },
  version: rules.version,
  paytable: 'NQ-9550',
  rtp: '95.50',
  hit: '27.85',
  above: '19.96',
  deviation: '5.23',
  volatility: 'high',
  highest: '203.6',
  units: rules.units,
  cols: rules.cols,
  rows: rules.rows,
  lines: rules.lines.length,
  limits: stakeLadders,
  rules,
};
