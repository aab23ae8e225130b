import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: '中秋月',
  meta: '5×3 · 10 线',
  hint: ['三个或以上相同', '从左起在同一线上'],
  symbols: {
    cup: '茶杯',
    persimmon: '柿子',
    pomelo: '柚子',
    mooncake: '月饼',
    drum: '鼓',
    star: '星灯笼',
    carp: '鲤鱼',
    wild: '百搭',
  },
  specials: [
    {
      symbol: 'wild',
      name: '百搭',
      text: '玉兔可替代所有符号；出现在第 2、3、4 轴。',
    },
  ],
  note: {
    symbol: 'wild',
    text: '玉兔在第 2、3、4 轴替代所有符号。',
  },
};
