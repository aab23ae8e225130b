import type { View } from '../stage/board/view';

export const words: View['words'] = {
  VI: {
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
  },
  EN: {
    meta: '5×4 · 20 lines',
    hint: ['Three alike or more', 'from the left along a line'],
    symbols: {
      axe: 'axe',
      dagger: 'dagger',
      bell: 'bell',
      deer: 'deer',
      frog: 'toad',
      boat: 'boat',
      lac: 'Lac bird',
      wild: 'Wild',
    },
    specials: [
      {
        symbol: 'wild',
        name: 'The sun',
        text:
          'Stands for every symbol; on reel 3 only. One sun in view turns all of reel 3 ' +
          'wild before lines are read.',
      },
    ],
    note: { symbol: 'wild', text: 'A sun turns all of reel 3 wild.' },
  },
};
