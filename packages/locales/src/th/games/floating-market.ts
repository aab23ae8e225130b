import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'ตลาดน้ำ',
  meta: '5×3 · 243 วิธีชนะ',
  hint: ['วงล้อติดกันจากซ้าย', 'แถวใดก็ได้'],
  symbols: {
    chili: 'พริก',
    pineapple: 'สับปะรด',
    pumpkin: 'ฟักทอง',
    hat: 'งอบ',
    lamp: 'ตะเกียง',
    phin: 'กาแฟฟิน',
    boat: 'เรือ',
    wild: 'Wild',
  },
  specials: [{ symbol: 'wild', name: 'Wild', text: 'ตาเรือแทนได้ทุกสัญลักษณ์ อยู่บนวงล้อ 2, 3 และ 4' }],
  note: { symbol: 'wild', text: 'ตาเรือแทนได้ทุกสัญลักษณ์บนวงล้อ 2, 3, 4' },
};
