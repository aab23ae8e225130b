import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'Purnama Panen',
  meta: '5×3 · 10 garis',
  hint: ['Tiga simbol sama atau lebih', 'dari kiri pada satu garis'],
  symbols: {
    cup: 'cangkir teh',
    persimmon: 'kesemek',
    pomelo: 'jeruk bali',
    mooncake: 'kue bulan',
    drum: 'gendang',
    star: 'lampion bintang',
    carp: 'ikan mas',
    wild: 'Wild',
  },
  specials: [
    {
      symbol: 'wild',
      name: 'Wild',
      text: 'Kelinci bulan menggantikan semua simbol; di gulungan 2, 3, dan 4.',
    },
  ],
  note: { symbol: 'wild', text: 'Kelinci menggantikan semua simbol di gulungan 2, 3, 4.' },
};
