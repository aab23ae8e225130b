import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: '蓮の池',
  meta: '20 ライン · フリースピン ×3',
  hint: ['3 つ以上揃い', '左からライン上に'],
  symbols: {
    leaf: '蓮の葉',
    pod: '蓮の実',
    bud: '蓮のつぼみ',
    turtle: '亀',
    dragonfly: 'トンボ',
    heron: 'サギ',
    lotus: '蓮の花',
    wild: 'ワイルド',
    scatter: 'スキャッター',
  },
  specials: [
    {
      symbol: 'wild',
      name: 'ワイルド',
      text: 'スキャッター以外のすべてのシンボルの代わりになります。リール 2、3、4 に出現。',
    },
    {
      symbol: 'scatter',
      name: 'スキャッター',
      text: '位置を問わず 3、4、5 つで、ベット額の 2、10、50 倍とフリースピン 10、15、20 回。',
    },
  ],
  feature: {
    title: 'フリースピン',
    text: 'すべての配当が 3 倍。スキャッター 3 つで回数が追加され、1 ラウンド最大 40 回。ベット額は開始時のラウンドと同じです。',
  },
  note: {
    symbol: 'scatter',
    text: 'スキャッター 3 つでフリースピン ×3 が 10 回。',
  },
};
