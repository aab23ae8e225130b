import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'Trăng Rằm',
  meta: '5×3 · 10 dòng',
  hint: ['Ba biểu tượng giống nhau trở lên', 'từ trái sang trên một dòng'],
  symbols: {
    cup: 'chén trà',
    persimmon: 'hồng',
    pomelo: 'bưởi',
    mooncake: 'bánh trung thu',
    drum: 'trống',
    star: 'đèn ông sao',
    carp: 'cá chép',
    wild: 'Wild',
  },
  specials: [
    { symbol: 'wild', name: 'Wild', text: 'Thỏ ngọc thay mọi biểu tượng; ở cuộn 2, 3, 4.' },
  ],
  note: { symbol: 'wild', text: 'Thỏ ngọc thay mọi biểu tượng ở cuộn 2, 3, 4.' },
};
