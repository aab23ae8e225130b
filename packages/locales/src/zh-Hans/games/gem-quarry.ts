import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: '宝石矿场',
  meta: '6×5 · 连环掉落',
  hint: ['八个相同', '任意位置'],
  symbols: {
    hex: '六角宝石',
    drop: '水滴',
    tri: '三角宝石',
    marq: '榄尖宝石',
    emer: '祖母绿',
    oval: '椭圆宝石',
    star: '星形宝石',
  },
  specials: [],
  feature: {
    title: '连环掉落',
    text: '任意位置八个或以上相同即可派彩并消除，空格由上方补满。第 1 至 6 次掉落的倍数为 ×1 ×1 ×2 ×2 ×3 ×5。第六次后结算但不再补充，因此画面上不会有未派彩的中奖。',
  },
  note: {
    symbol: 'star',
    text: '每次掉落倍数递增，最高 ×5。',
  },
};
