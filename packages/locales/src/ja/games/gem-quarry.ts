import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'ジェムクォーリー',
  meta: '6×5 · カスケード',
  hint: ['8 つ揃い', '位置は自由'],
  symbols: {
    hex: '六角形',
    drop: 'しずく',
    tri: '三角形',
    marq: 'マーキス',
    emer: 'エメラルド',
    oval: 'オーバル',
    star: 'スター',
  },
  specials: [],
  feature: {
    title: 'カスケード',
    text: '位置を問わず 8 つ以上揃うと配当になり、消えて上から補充されます。1〜6 回目の落下の倍率は ×1 ×1 ×2 ×2 ×3 ×5。6 回目の後は配当のみで補充されないため、見えている当たりが未払いになることはありません。',
  },
  note: {
    symbol: 'star',
    text: '落下のたびに倍率アップ、最大 ×5。',
  },
};
