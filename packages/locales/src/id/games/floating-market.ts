import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'Pasar Terapung',
  meta: '5×3 · 243 cara',
  hint: ['Gulungan berdampingan dari kiri', 'di baris mana pun'],
  symbols: {
    chili: 'cabai',
    pineapple: 'nanas',
    pumpkin: 'labu',
    hat: 'caping',
    lamp: 'lampu badai',
    phin: 'kopi phin',
    boat: 'sampan',
    wild: 'Wild',
  },
  specials: [
    {
      symbol: 'wild',
      name: 'Wild',
      text: 'Mata perahu menggantikan semua simbol; di gulungan 2, 3, dan 4.',
    },
  ],
  note: { symbol: 'wild', text: 'Mata perahu menggantikan semua simbol di gulungan 2, 3, 4.' },
};
