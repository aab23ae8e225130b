import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'Limang Prutas',
  meta: '3×3 · 5 linya',
  hint: ['Tatlong magkapareho', 'sa hilera o pahilis'],
  symbols: {
    fig: 'igos',
    mango: 'mangga',
    papaya: 'papaya',
    coconut: 'niyog',
    custard: 'atis',
    melon: 'pakwan',
    wild: 'Wild',
  },
  specials: [
    {
      symbol: 'wild',
      name: 'Wild',
      text: 'Pumapalit sa bawat simbolo ang bulaklak ng aprikot. May sariling bayad ang tatlong Wild sa isang linya, ang pinakamataas sa lahat.',
    },
  ],
  note: { symbol: 'wild', text: 'Pumapalit ang bulaklak sa bawat simbolo.' },
};
