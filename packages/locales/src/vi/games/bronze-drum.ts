import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'Trống Đồng',
  meta: '5×4 · 20 dòng',
  hint: ['Ba biểu tượng giống nhau trở lên', 'từ trái sang trên một dòng'],
  symbols: {
    axe: 'rìu',
    dagger: 'dao găm',
    bell: 'chuông',
    deer: 'hươu',
    frog: 'cóc',
    boat: 'thuyền',
    lac: 'chim Lạc',
    wild: 'Wild',
  },
  specials: [
    {
      symbol: 'wild',
      name: 'Mặt trời',
      text:
        'Thay mọi biểu tượng; chỉ ở cuộn 3. Có một Mặt trời trong khung, cả cuộn 3 thành Wild ' +
        'trước khi tính dòng.',
    },
  ],
  note: { symbol: 'wild', text: 'Có Mặt trời, cả cuộn 3 thành Wild.' },
};
