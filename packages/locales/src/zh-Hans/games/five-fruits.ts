import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: '五果',
  meta: '3×3 · 5 线',
  hint: ['三个相同', '在一行或对角线上'],
  symbols: {
    fig: '无花果',
    mango: '芒果',
    papaya: '木瓜',
    coconut: '椰子',
    custard: '番荔枝',
    melon: '西瓜',
    wild: '百搭',
  },
  specials: [
    {
      symbol: 'wild',
      name: '百搭',
      text: '梅花可替代所有符号。同一线上三朵梅花有独立赔付，且为最高。',
    },
  ],
  note: {
    symbol: 'wild',
    text: '梅花可替代所有符号。',
  },
};
