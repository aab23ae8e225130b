import type { View } from '../stage/board/view';

export const words: View['words'] = {
  VI: {
    meta: '3×1 · 1 dòng',
    hint: ['Ba biểu tượng giống nhau', 'trên một dòng'],
    symbols: {
      cherry: 'anh đào',
      bar1: 'BAR',
      bar2: 'hai BAR',
      bar3: 'ba BAR',
      bell: 'chuông',
      seven: 'bảy đỏ',
      wild: 'Wild',
      blank: 'trống',
      anybar: 'BAR bất kỳ',
    },
    specials: [
      {
        symbol: 'wild',
        name: 'Wild',
        text:
          'Thay mọi biểu tượng và nhân đôi: một Wild ×2, hai Wild ×4. Ba Wild có mức trả ' +
          'riêng.',
      },
      { symbol: 'bar2', name: 'BAR bất kỳ', text: 'Ba BAR khác loại trả 3 lần tiền cược.' },
      {
        symbol: 'cherry',
        name: 'Hai anh đào',
        text: 'Hai anh đào ở bất kỳ đâu trên dòng trả 4 lần tiền cược.',
      },
    ],
    note: { symbol: 'wild', text: 'Wild thay mọi biểu tượng và nhân đôi.' },
  },
  EN: {
    meta: '3×1 · 1 line',
    hint: ['Three alike', 'on the one line'],
    symbols: {
      cherry: 'cherries',
      bar1: 'BAR',
      bar2: 'double BAR',
      bar3: 'triple BAR',
      bell: 'bell',
      seven: 'red seven',
      wild: 'Wild',
      blank: 'blank',
      anybar: 'any BAR',
    },
    specials: [
      {
        symbol: 'wild',
        name: 'Wild',
        text:
          'Stands for every symbol and doubles: one Wild ×2, two ×4. Three Wilds pay on ' +
          'their own.',
      },
      { symbol: 'bar2', name: 'Any BAR', text: 'Three mixed BARs pay 3 times the stake.' },
      {
        symbol: 'cherry',
        name: 'Two cherries',
        text: 'Two cherries anywhere on the line pay 4 times the stake.',
      },
    ],
    note: { symbol: 'wild', text: 'Wild stands for every symbol and doubles.' },
  },
};
