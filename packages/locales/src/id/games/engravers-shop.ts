import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'Bengkel Ukir',
  meta: '10 garis · pilih pelat',
  hint: ['Tiga simbol sama atau lebih', 'dari kiri pada satu garis'],
  symbols: {
    burin: 'pahat ukir',
    roller: 'rol tinta',
    loupe: 'kaca pembesar',
    ink: 'botol tinta',
    number: 'kotak nomor',
    press: 'mesin cetak',
    wild: 'Wild',
    bonus: 'Bonus',
  },
  specials: [
    {
      symbol: 'wild',
      name: 'Wild',
      text: 'Menggantikan semua simbol kecuali Bonus; di gulungan 2, 3, dan 4.',
    },
    {
      symbol: 'bonus',
      name: 'Bonus',
      text: 'Di gulungan 1, 3, dan 5. Ketiganya membuka dua belas pelat.',
    },
  ],
  feature: {
    title: 'Pilih pelat',
    text: 'Buka tiga dari dua belas pelat: 3, 3, 4, 4, 5, 5, 6, 8, 10, 15, 25 kali taruhan dan satu ×2 yang menggandakan jumlahnya. Kedua belas pelat disusun dan disegel sebelum Anda memilih; cara memilih apa pun tidak mengubah rata-rata 26 kali taruhan. Setelah itu semua pelat dibalik. Ronde yang ditinggalkan disimpan 24 jam, lalu server membuka angka yang terkecil.',
  },
  note: { symbol: 'bonus', text: 'Tiga Bonus membuka dua belas pelat.' },
};
