import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: '红色七',
  meta: '3×1 · 1 线',
  hint: ['三个相同', '在唯一一线上'],
  symbols: {
    cherry: '樱桃',
    bar1: 'BAR',
    bar2: '双 BAR',
    bar3: '三 BAR',
    bell: '铃铛',
    seven: '红色七',
    wild: '百搭',
    blank: '空白',
    anybar: '任意 BAR',
  },
  specials: [
    {
      symbol: 'wild',
      name: '百搭',
      text: '可替代所有符号并使奖金翻倍：一个百搭 ×2，两个 ×4。三个百搭有独立赔付。',
    },
    {
      symbol: 'bar2',
      name: '任意 BAR',
      text: '三个不同的 BAR 派投注额的 3 倍。',
    },
    {
      symbol: 'cherry',
      name: '两个樱桃',
      text: '线上任意位置两个樱桃派投注额的 4 倍。',
    },
  ],
  note: {
    symbol: 'wild',
    text: '百搭可替代所有符号并使奖金翻倍。',
  },
};
