import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'เลขเจ็ดแดง',
  meta: '3×1 · 1 ไลน์',
  hint: ['สัญลักษณ์เหมือนกันสามตัว', 'บนไลน์เดียว'],
  symbols: {
    cherry: 'เชอร์รี',
    bar1: 'BAR',
    bar2: 'BAR คู่',
    bar3: 'BAR สามชั้น',
    bell: 'ระฆัง',
    seven: 'เจ็ดแดง',
    wild: 'Wild',
    blank: 'ว่าง',
    anybar: 'BAR ใดก็ได้',
  },
  specials: [
    {
      symbol: 'wild',
      name: 'Wild',
      text: 'แทนได้ทุกสัญลักษณ์และเพิ่มเป็นสองเท่า: Wild หนึ่งตัว ×2 สองตัว ×4 Wild สามตัวมีอัตราจ่ายของตัวเอง',
    },
    { symbol: 'bar2', name: 'BAR ใดก็ได้', text: 'BAR ต่างชนิดสามตัวจ่าย 3 เท่าของเดิมพัน' },
    { symbol: 'cherry', name: 'เชอร์รีสองลูก', text: 'เชอร์รีสองลูกตำแหน่งใดก็ได้บนไลน์จ่าย 4 เท่าของเดิมพัน' },
  ],
  note: { symbol: 'wild', text: 'Wild แทนได้ทุกสัญลักษณ์และเพิ่มเป็นสองเท่า' },
};
