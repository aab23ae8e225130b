import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: '铜鼓',
  meta: '5×4 · 20 线',
  hint: ['三个或以上相同', '从左起在同一线上'],
  symbols: {
    axe: '钺斧',
    dagger: '匕首',
    bell: '铜铃',
    deer: '鹿',
    frog: '蟾蜍',
    boat: '船',
    lac: '雒鸟',
    wild: '百搭',
  },
  specials: [
    {
      symbol: 'wild',
      name: '太阳',
      text: '可替代所有符号，只出现在第 3 轴。画面中只要有一个太阳，结算前整个第 3 轴都变为百搭。',
    },
  ],
  note: {
    symbol: 'wild',
    text: '太阳会使整个第 3 轴变为百搭。',
  },
};
