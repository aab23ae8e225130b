import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: '中秋の月',
  meta: '5×3 · 10 ライン',
  hint: ['3 つ以上揃い', '左からライン上に'],
  symbols: {
    cup: '茶碗',
    persimmon: '柿',
    pomelo: 'ポメロ',
    mooncake: '月餅',
    drum: '太鼓',
    star: '星灯籠',
    carp: '鯉',
    wild: 'ワイルド',
  },
  specials: [
    {
      symbol: 'wild',
      name: 'ワイルド',
      text: '月のうさぎはすべてのシンボルの代わりになります。リール 2、3、4 に出現。',
    },
  ],
  note: {
    symbol: 'wild',
    text: 'うさぎはリール 2、3、4 ですべての代わりになります。',
  },
};
