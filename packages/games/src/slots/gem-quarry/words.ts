import type { View } from '../stage/board/view';

export const words: View['words'] = {
  VI: {
    meta: '6×5 · rơi liên hoàn',
    hint: ['Cần 8 viên giống nhau', 'ở bất kỳ vị trí nào'],
    symbols: {
      hex: 'lục giác',
      drop: 'giọt nước',
      tri: 'tam giác',
      marq: 'hạt thoi',
      emer: 'ngọc lục bảo',
      oval: 'ngọc bầu dục',
      star: 'ngọc sao',
    },
    specials: [],
    feature: {
      title: 'Rơi liên hoàn',
      text:
        'Từ 8 biểu tượng giống nhau ở bất kỳ đâu được trả và rơi đi; ô trống được lấp từ trên ' +
        'xuống. Các lần rơi 1 đến 6 nhân ×1 ×1 ×2 ×2 ×3 ×5. Sau lần thứ sáu bảng được ' +
        'trả và không lấp nữa, nên không biểu tượng thắng nào bị bỏ qua.',
    },
    note: { symbol: 'star', text: 'Mỗi lần rơi nhân cao hơn, đến ×5.' },
  },
  EN: {
    meta: '6×5 · cascade',
    hint: ['Eight alike', 'anywhere'],
    symbols: {
      hex: 'hexagon',
      drop: 'drop',
      tri: 'triangle',
      marq: 'marquise',
      emer: 'emerald',
      oval: 'oval',
      star: 'star',
    },
    specials: [],
    feature: {
      title: 'Cascade',
      text:
        'Eight or more alike anywhere pay and fall out; empty cells are filled from ' +
        'above. Falls 1 to 6 multiply ×1 ×1 ×2 ×2 ×3 ×5. After the sixth the board is ' +
        'paid and not refilled, so no visible win is unpaid.',
    },
    note: { symbol: 'star', text: 'Each fall multiplies more, up to ×5.' },
  },
};
