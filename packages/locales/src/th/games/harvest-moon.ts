import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'จันทร์ เก็บเกี่ยว',
  meta: '5×3 · 10 ไลน์',
  hint: ['สัญลักษณ์เหมือนกันสามตัวขึ้นไป', 'จากซ้ายบนหนึ่งไลน์'],
  symbols: {
    cup: 'ถ้วยชา',
    persimmon: 'ลูกพลับ',
    pomelo: 'ส้มโอ',
    mooncake: 'ขนมไหว้พระจันทร์',
    drum: 'กลอง',
    star: 'โคมดาว',
    carp: 'ปลาคาร์ป',
    wild: 'Wild',
  },
  specials: [
    { symbol: 'wild', name: 'Wild', text: 'กระต่ายจันทราแทนได้ทุกสัญลักษณ์ อยู่บนวงล้อ 2, 3 และ 4' },
  ],
  note: { symbol: 'wild', text: 'กระต่ายแทนได้ทุกสัญลักษณ์บนวงล้อ 2, 3, 4' },
};
