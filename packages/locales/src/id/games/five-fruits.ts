import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'Lima Buah',
  meta: '3×3 · 5 garis',
  hint: ['Tiga simbol sama', 'pada satu baris atau diagonal'],
  symbols: {
    fig: 'buah ara',
    mango: 'mangga',
    papaya: 'pepaya',
    coconut: 'kelapa',
    custard: 'srikaya',
    melon: 'semangka',
    wild: 'Wild',
  },
  specials: [
    {
      symbol: 'wild',
      name: 'Wild',
      text: 'Bunga aprikot menggantikan semua simbol. Tiga Wild pada satu garis punya bayaran sendiri, yang tertinggi.',
    },
  ],
  note: { symbol: 'wild', text: 'Bunga menggantikan semua simbol.' },
};
