import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'Mỏ Ngọc',
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
};
