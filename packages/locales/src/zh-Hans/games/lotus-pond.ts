import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: '荷塘',
  meta: '20 线 · 免费旋转 ×3',
  hint: ['三个或以上相同', '从左起在同一线上'],
  symbols: {
    leaf: '荷叶',
    pod: '莲蓬',
    bud: '荷苞',
    turtle: '乌龟',
    dragonfly: '蜻蜓',
    heron: '白鹭',
    lotus: '荷花',
    wild: '百搭',
    scatter: '夺宝',
  },
  specials: [
    {
      symbol: 'wild',
      name: '百搭',
      text: '可替代除夺宝以外的所有符号；出现在第 2、3、4 轴。',
    },
    {
      symbol: 'scatter',
      name: '夺宝',
      text: '任意位置出现 3、4、5 个，派投注额的 2、10、50 倍，并送 10、15、20 次免费旋转。',
    },
  ],
  feature: {
    title: '免费旋转',
    text: '所有奖金乘以 3。再出现三个夺宝可追加次数，每局最多 40 次。投注额与触发局相同。',
  },
  note: {
    symbol: 'scatter',
    text: '三个夺宝送 10 次 ×3 免费旋转。',
  },
};
