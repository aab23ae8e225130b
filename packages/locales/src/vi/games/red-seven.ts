import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'Bảy Đỏ',
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
        'Thay mọi biểu tượng và nhân đôi: một Wild ×2, hai Wild ×4. Ba Wild có mức trả ' + 'riêng.',
    },
    { symbol: 'bar2', name: 'BAR bất kỳ', text: 'Ba BAR khác loại trả 3 lần tiền cược.' },
    {
      symbol: 'cherry',
      name: 'Hai anh đào',
      text: 'Hai anh đào ở bất kỳ đâu trên dòng trả 4 lần tiền cược.',
    },
  ],
  note: { symbol: 'wild', text: 'Wild thay mọi biểu tượng và nhân đôi.' },
};
