import type { View } from '../stage/board/view';

export const words: View['words'] = {
  VI: {
    meta: '5×3 · 10 dòng',
    hint: ['Ba biểu tượng giống nhau trở lên', 'từ trái sang trên một dòng'],
    symbols: {
      cup: 'chén trà',
      persimmon: 'hồng',
      pomelo: 'bưởi',
      mooncake: 'bánh trung thu',
      drum: 'trống',
      star: 'đèn ông sao',
      carp: 'cá chép',
      wild: 'Wild',
    },
    specials: [
      { symbol: 'wild', name: 'Wild', text: 'Thỏ ngọc thay mọi biểu tượng; ở cuộn 2, 3, 4.' },
    ],
    note: { symbol: 'wild', text: 'Thỏ ngọc thay mọi biểu tượng ở cuộn 2, 3, 4.' },
  },
  EN: {
    meta: '5×3 · 10 lines',
    hint: ['Three alike or more', 'from the left along a line'],
    symbols: {
      cup: 'tea cup',
      persimmon: 'persimmon',
      pomelo: 'pomelo',
      mooncake: 'mooncake',
      drum: 'drum',
      star: 'star lantern',
      carp: 'carp',
      wild: 'Wild',
    },
    specials: [
      {
        symbol: 'wild',
        name: 'Wild',
        text: 'The moon rabbit stands for every symbol; on reels 2, 3 and 4.',
      },
    ],
    note: { symbol: 'wild', text: 'The rabbit stands for every symbol on reels 2, 3, 4.' },
  },
};
