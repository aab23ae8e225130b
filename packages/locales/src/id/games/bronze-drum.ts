import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'Nekara',
  meta: '5×4 · 20 garis',
  hint: ['Tiga simbol sama atau lebih', 'dari kiri pada satu garis'],
  symbols: {
    axe: 'kapak',
    dagger: 'belati',
    bell: 'lonceng',
    deer: 'rusa',
    frog: 'kodok',
    boat: 'perahu',
    lac: 'burung Lac',
    wild: 'Wild',
  },
  specials: [
    {
      symbol: 'wild',
      name: 'Matahari',
      text: 'Menggantikan semua simbol; hanya di gulungan 3. Satu matahari yang tampak mengubah seluruh gulungan 3 menjadi Wild sebelum garis dihitung.',
    },
  ],
  note: { symbol: 'wild', text: 'Matahari mengubah seluruh gulungan 3 jadi Wild.' },
};
