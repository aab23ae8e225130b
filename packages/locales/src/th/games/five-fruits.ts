import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'ผลไม้ห้าอย่าง',
  meta: '3×3 · 5 ไลน์',
  hint: ['สัญลักษณ์เหมือนกันสามตัว', 'บนแถวหรือแนวทแยง'],
  symbols: {
    fig: 'มะเดื่อ',
    mango: 'มะม่วง',
    papaya: 'มะละกอ',
    coconut: 'มะพร้าว',
    custard: 'น้อยหน่า',
    melon: 'แตงโม',
    wild: 'Wild',
  },
  specials: [
    {
      symbol: 'wild',
      name: 'Wild',
      text: 'ดอกแอปริคอตแทนได้ทุกสัญลักษณ์ Wild สามตัวบนหนึ่งไลน์มีอัตราจ่ายของตัวเอง สูงที่สุดในเกม',
    },
  ],
  note: { symbol: 'wild', text: 'ดอกไม้แทนได้ทุกสัญลักษณ์' },
};
