import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'レッドセブン',
  meta: '3×1 · 1 ライン',
  hint: ['3 つ揃い', '1 本のライン上に'],
  symbols: {
    cherry: 'チェリー',
    bar1: 'BAR',
    bar2: 'ダブル BAR',
    bar3: 'トリプル BAR',
    bell: 'ベル',
    seven: 'レッドセブン',
    wild: 'ワイルド',
    blank: 'ブランク',
    anybar: '任意の BAR',
  },
  specials: [
    {
      symbol: 'wild',
      name: 'ワイルド',
      text: 'すべてのシンボルの代わりになり、配当を倍にします。1 つで ×2、2 つで ×4。3 つ揃うと独自の配当です。',
    },
    {
      symbol: 'bar2',
      name: '任意の BAR',
      text: '種類の違う BAR が 3 つでベット額の 3 倍。',
    },
    {
      symbol: 'cherry',
      name: 'チェリー 2 つ',
      text: 'ライン上のどこかにチェリー 2 つでベット額の 4 倍。',
    },
  ],
  note: {
    symbol: 'wild',
    text: 'ワイルドはすべての代わりになり、配当を倍にします。',
  },
};
