import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: '彫版師の工房',
  meta: '10 ライン · ピック',
  hint: ['3 つ以上揃い', '左からライン上に'],
  symbols: {
    burin: 'ビュラン',
    roller: 'ローラー',
    loupe: 'ルーペ',
    ink: 'インク',
    number: '番号機',
    press: '印刷機',
    wild: 'ワイルド',
    bonus: 'ボーナス',
  },
  specials: [
    {
      symbol: 'wild',
      name: 'ワイルド',
      text: 'ボーナス以外のすべてのシンボルの代わりになります。リール 2、3、4 に出現。',
    },
    {
      symbol: 'bonus',
      name: 'ボーナス',
      text: 'リール 1、3、5 に出現。3 つ揃うと 12 枚の版が開きます。',
    },
  ],
  feature: {
    title: '版のピック',
    text: '12 枚から 3 枚をめくります。ベット額の 3、3、4、4、5、5、6、8、10、15、25 倍と、合計を 2 倍にする ×2 が 1 枚。12 枚は選ぶ前に並べて封印済みで、どう選んでも平均はベット額の 26 倍です。終了後、12 枚すべてを表に返します。途中のラウンドは 24 時間保持され、その後はサーバーが最も小さい数字をめくります。',
  },
  note: {
    symbol: 'bonus',
    text: 'ボーナス 3 つで 12 枚の版が開きます。',
  },
};
