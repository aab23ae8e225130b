import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'Chợ Nổi',
  meta: '5×3 · 243 cách',
  hint: ['Ba cuộn liền nhau từ trái', 'ở bất kỳ hàng nào'],
  symbols: {
    chili: 'ớt',
    pineapple: 'dứa',
    pumpkin: 'bí ngô',
    hat: 'nón lá',
    lamp: 'đèn bão',
    phin: 'cà phê phin',
    boat: 'ghe',
    wild: 'Wild',
  },
  specials: [
    { symbol: 'wild', name: 'Wild', text: 'Mắt ghe thay mọi biểu tượng; ở cuộn 2, 3, 4.' },
  ],
  note: { symbol: 'wild', text: 'Mắt ghe thay mọi biểu tượng ở cuộn 2, 3, 4.' },
};
