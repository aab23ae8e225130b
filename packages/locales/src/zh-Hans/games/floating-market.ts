import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: '水上集市',
  meta: '5×3 · 243 路',
  hint: ['从左起相邻转轴', '任意行'],
  symbols: {
    chili: '辣椒',
    pineapple: '菠萝',
    pumpkin: '南瓜',
    hat: '斗笠',
    lamp: '马灯',
    phin: '滴漏咖啡',
    boat: '船',
    wild: '百搭',
  },
  specials: [
    {
      symbol: 'wild',
      name: '百搭',
      text: '船眼可替代所有符号；出现在第 2、3、4 轴。',
    },
  ],
  note: {
    symbol: 'wild',
    text: '船眼在第 2、3、4 轴替代所有符号。',
  },
};
