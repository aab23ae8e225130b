import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: '雕版工坊',
  meta: '10 线 · 翻版奖',
  hint: ['三个或以上相同', '从左起在同一线上'],
  symbols: {
    burin: '刻刀',
    roller: '滚筒',
    loupe: '放大镜',
    ink: '墨水',
    number: '号码机',
    press: '印刷机',
    wild: '百搭',
    bonus: '奖励',
  },
  specials: [
    {
      symbol: 'wild',
      name: '百搭',
      text: '可替代除奖励以外的所有符号；出现在第 2、3、4 轴。',
    },
    {
      symbol: 'bonus',
      name: '奖励',
      text: '出现在第 1、3、5 轴。集齐三个即可开启十二块印版。',
    },
  ],
  feature: {
    title: '翻印版',
    text: '十二块中翻开三块：投注额的 3、3、4、4、5、5、6、8、10、15、25 倍，以及一块使总和翻倍的 ×2。十二块在您选择之前已排好并封存；无论怎样选择，平均值都是投注额的 26 倍。选完后十二块全部翻开。未完成的局保留 24 小时，之后由服务器翻开数字最小的印版。',
  },
  note: {
    symbol: 'bonus',
    text: '三个奖励符号开启十二块印版。',
  },
};
