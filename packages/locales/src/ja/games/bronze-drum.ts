import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'ブロンズドラム',
  meta: '5×4 · 20 ライン',
  hint: ['3 つ以上揃い', '左からライン上に'],
  symbols: {
    axe: '斧',
    dagger: '短剣',
    bell: '銅鈴',
    deer: '鹿',
    frog: 'ヒキガエル',
    boat: '舟',
    lac: 'ラック鳥',
    wild: 'ワイルド',
  },
  specials: [
    {
      symbol: 'wild',
      name: '太陽',
      text: 'すべてのシンボルの代わりになります。リール 3 にのみ出現。太陽が 1 つでも見えると、判定前にリール 3 全体がワイルドになります。',
    },
  ],
  note: {
    symbol: 'wild',
    text: '太陽が出るとリール 3 全体がワイルドになります。',
  },
};
