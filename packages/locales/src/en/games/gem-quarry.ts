import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'Gem Quarry',
  meta: '6×5 · cascade',
  hint: ['Eight alike', 'anywhere'],
  symbols: {
    hex: 'hexagon',
    drop: 'drop',
    tri: 'triangle',
    marq: 'marquise',
    emer: 'emerald',
    oval: 'oval',
    star: 'star',
  },
  specials: [],
  feature: {
    title: 'Cascade',
    text:
      'Eight or more alike anywhere pay and fall out; empty cells are filled from ' +
      'above. Falls 1 to 6 multiply ×1 ×1 ×2 ×2 ×3 ×5. After the sixth the board is ' +
      'paid and not refilled, so no visible win is unpaid.',
  },
  note: { symbol: 'star', text: 'Each fall multiplies more, up to ×5.' },
};
