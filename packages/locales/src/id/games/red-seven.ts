import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'Tujuh Merah',
  meta: '3×1 · 1 garis',
  hint: ['Tiga simbol sama', 'pada satu-satunya garis'],
  symbols: {
    cherry: 'ceri',
    bar1: 'BAR',
    bar2: 'BAR ganda',
    bar3: 'BAR tripel',
    bell: 'lonceng',
    seven: 'tujuh merah',
    wild: 'Wild',
    blank: 'kosong',
    anybar: 'BAR apa saja',
  },
  specials: [
    {
      symbol: 'wild',
      name: 'Wild',
      text: 'Menggantikan semua simbol dan menggandakan: satu Wild ×2, dua ×4. Tiga Wild punya bayaran sendiri.',
    },
    { symbol: 'bar2', name: 'BAR apa saja', text: 'Tiga BAR campuran membayar 3 kali taruhan.' },
    {
      symbol: 'cherry',
      name: 'Dua ceri',
      text: 'Dua ceri di mana pun pada garis membayar 4 kali taruhan.',
    },
  ],
  note: { symbol: 'wild', text: 'Wild menggantikan semua simbol dan menggandakan.' },
};
