import type { View } from '../stage/board/view';

export const words: View['words'] = {
  VI: {
    meta: '3×3 · 5 dòng',
    hint: ['Ba biểu tượng giống nhau', 'trên một hàng hoặc đường chéo'],
    symbols: {
      fig: 'sung',
      mango: 'xoài',
      papaya: 'đu đủ',
      coconut: 'dừa',
      custard: 'mãng cầu',
      melon: 'dưa hấu',
      wild: 'Wild',
    },
    specials: [
      {
        symbol: 'wild',
        name: 'Wild',
        text: 'Hoa mai thay mọi biểu tượng. Ba Wild trên một dòng có mức trả riêng, cao nhất game.',
      },
    ],
    note: { symbol: 'wild', text: 'Hoa mai thay mọi biểu tượng.' },
  },
  EN: {
    meta: '3×3 · 5 lines',
    hint: ['Three alike', 'on a row or a diagonal'],
    symbols: {
      fig: 'fig',
      mango: 'mango',
      papaya: 'papaya',
      coconut: 'coconut',
      custard: 'custard apple',
      melon: 'watermelon',
      wild: 'Wild',
    },
    specials: [
      {
        symbol: 'wild',
        name: 'Wild',
        text:
          'The apricot blossom stands for every symbol. Three on a line pay on their own, ' +
          'the most of all.',
      },
    ],
    note: { symbol: 'wild', text: 'The blossom stands for every symbol.' },
  },
};
