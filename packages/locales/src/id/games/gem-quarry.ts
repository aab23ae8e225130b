import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'Gua Permata',
  meta: '6×5 · runtuhan',
  hint: ['Delapan permata sama', 'di posisi mana pun'],
  symbols: {
    hex: 'segi enam',
    drop: 'tetesan',
    tri: 'segitiga',
    marq: 'markis',
    emer: 'zamrud',
    oval: 'lonjong',
    star: 'bintang',
  },
  specials: [],
  feature: {
    title: 'Runtuhan',
    text: 'Delapan simbol sama atau lebih di mana pun dibayar lalu jatuh; petak kosong diisi dari atas. Jatuhan 1 sampai 6 dikalikan ×1 ×1 ×2 ×2 ×3 ×5. Setelah jatuhan keenam, papan dibayar dan tidak diisi lagi, jadi semua kemenangan yang tampak dibayar.',
  },
  note: { symbol: 'star', text: 'Setiap jatuhan dikalikan lebih besar, hingga ×5.' },
};
