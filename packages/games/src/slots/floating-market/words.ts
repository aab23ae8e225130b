import type { View } from '../stage/board/view';

export const words: View['words'] = {
  VI: {
    meta: '5×3 · 243 cách',
    hint: ['Ba cuộn liền nhau từ trái', 'ở bất kỳ hàng nào'],
    symbols: {
      chili: 'ớt',
      pineapple: 'dứa',
      pumpkin: 'bí ngô',
      hat: 'nón lá',
      lamp: 'đèn bão',
      phin: 'cà phê phin',
      boat: 'ghe',
      wild: 'Wild',
    },
    specials: [
      { symbol: 'wild', name: 'Wild', text: 'Mắt ghe thay mọi biểu tượng; ở cuộn 2, 3, 4.' },
    ],
    note: { symbol: 'wild', text: 'Mắt ghe thay mọi biểu tượng ở cuộn 2, 3, 4.' },
  },
  EN: {
    meta: '5×3 · 243 ways',
    hint: ['Neighbouring reels from the left', 'in any row'],
    symbols: {
      chili: 'chili',
      pineapple: 'pineapple',
      pumpkin: 'pumpkin',
      hat: 'conical hat',
      lamp: 'storm lamp',
      phin: 'phin coffee',
      boat: 'boat',
      wild: 'Wild',
    },
    specials: [
      {
        symbol: 'wild',
        name: 'Wild',
        text: 'The eye of the boat stands for every symbol; on reels 2, 3 and 4.',
      },
    ],
    note: { symbol: 'wild', text: 'The eye stands for every symbol on reels 2, 3, 4.' },
  },
};
