import type { View } from '../stage/board/view';

export const words: View['words'] = {
  VI: {
    meta: '20 dòng · lượt quay miễn phí ×3',
    hint: ['Ba biểu tượng giống nhau trở lên', 'từ trái sang trên một dòng'],
    symbols: {
      leaf: 'lá sen',
      pod: 'gương sen',
      bud: 'nụ sen',
      turtle: 'rùa',
      dragonfly: 'chuồn chuồn',
      heron: 'cò',
      lotus: 'hoa sen',
      wild: 'Wild',
      scatter: 'Scatter',
    },
    specials: [
      { symbol: 'wild', name: 'Wild', text: 'Thay mọi biểu tượng trừ Scatter; ở cuộn 2, 3, 4.' },
      {
        symbol: 'scatter',
        name: 'Scatter',
        text:
          '3, 4, 5 biểu tượng ở bất kỳ đâu trả 2, 10, 50 lần cược và cho 10, 15, 20 lượt quay ' +
          'miễn phí.',
      },
    ],
    feature: {
      title: 'Lượt quay miễn phí',
      text:
        'Mọi khoản thắng nhân 3. Đủ 3 Scatter được cộng thêm lượt, tối đa 40 lượt mỗi ' +
        'vòng. Tiền cược giữ như vòng mở thưởng.',
    },
    note: { symbol: 'scatter', text: 'Ba Scatter cho 10 lượt miễn phí ×3.' },
  },
  EN: {
    meta: '20 lines · free spins ×3',
    hint: ['Three alike or more', 'from the left along a line'],
    symbols: {
      leaf: 'lotus leaf',
      pod: 'seed pod',
      bud: 'lotus bud',
      turtle: 'turtle',
      dragonfly: 'dragonfly',
      heron: 'heron',
      lotus: 'lotus',
      wild: 'Wild',
      scatter: 'Scatter',
    },
    specials: [
      {
        symbol: 'wild',
        name: 'Wild',
        text: 'Stands for every symbol but Scatter; on reels 2, 3 and 4.',
      },
      {
        symbol: 'scatter',
        name: 'Scatter',
        text: '3, 4, 5 anywhere pay 2, 10, 50 times the stake and give 10, 15, 20 free spins.',
      },
    ],
    feature: {
      title: 'Free spins',
      text:
        'Every win is multiplied by 3. Three Scatters add spins, at most 40 in one ' +
        'round. The stake is that of the round that opened them.',
    },
    note: { symbol: 'scatter', text: 'Three Scatters give 10 free spins ×3.' },
  },
};
