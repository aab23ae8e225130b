import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'ファイブフルーツ',
  meta: '3×3 · 5 ライン',
  hint: ['3 つ揃い', '横または斜めに'],
  symbols: {
    fig: 'イチジク',
    mango: 'マンゴー',
    papaya: 'パパイヤ',
    coconut: 'ココナッツ',
    custard: 'シャカトウ',
    melon: 'スイカ',
    wild: 'ワイルド',
  },
  specials: [
    {
      symbol: 'wild',
      name: 'ワイルド',
      text: '梅の花はすべてのシンボルの代わりになります。ライン上に 3 つ揃うと独自の最高配当になります。',
    },
  ],
  note: {
    symbol: 'wild',
    text: '梅の花はすべてのシンボルの代わりになります。',
  },
};
