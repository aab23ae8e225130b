import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: '水上マーケット',
  meta: '5×3 · 243 ウェイ',
  hint: ['左から隣り合うリールに', 'どの段でも'],
  symbols: {
    chili: '唐辛子',
    pineapple: 'パイナップル',
    pumpkin: 'カボチャ',
    hat: '菅笠',
    lamp: 'ランタン',
    phin: 'フィンコーヒー',
    boat: '舟',
    wild: 'ワイルド',
  },
  specials: [
    {
      symbol: 'wild',
      name: 'ワイルド',
      text: '舟の目はすべてのシンボルの代わりになります。リール 2、3、4 に出現。',
    },
  ],
  note: {
    symbol: 'wild',
    text: '舟の目はリール 2、3、4 ですべての代わりになります。',
  },
};
