import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'Five Fruits',
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
};
