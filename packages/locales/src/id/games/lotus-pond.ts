import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'Kolam Teratai',
  meta: '20 garis · putaran gratis ×3',
  hint: ['Tiga simbol sama atau lebih', 'dari kiri pada satu garis'],
  symbols: {
    leaf: 'daun teratai',
    pod: 'polong biji',
    bud: 'kuncup teratai',
    turtle: 'kura-kura',
    dragonfly: 'capung',
    heron: 'bangau',
    lotus: 'teratai',
    wild: 'Wild',
    scatter: 'Scatter',
  },
  specials: [
    {
      symbol: 'wild',
      name: 'Wild',
      text: 'Menggantikan semua simbol kecuali Scatter; di gulungan 2, 3, dan 4.',
    },
    {
      symbol: 'scatter',
      name: 'Scatter',
      text: '3, 4, 5 di mana pun membayar 2, 10, 50 kali taruhan dan memberi 10, 15, 20 putaran gratis.',
    },
  ],
  feature: {
    title: 'Putaran gratis',
    text: 'Setiap kemenangan dikalikan 3. Tiga Scatter menambah putaran, paling banyak 40 dalam satu ronde. Taruhannya sama dengan ronde yang membukanya.',
  },
  note: { symbol: 'scatter', text: 'Tiga Scatter memberi 10 putaran gratis ×3.' },
};
