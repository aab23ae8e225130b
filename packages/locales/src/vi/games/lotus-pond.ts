import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'Đầm Sen',
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
};
