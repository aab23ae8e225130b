import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'กลองสำริด',
  meta: '5×4 · 20 ไลน์',
  hint: ['สัญลักษณ์เหมือนกันสามตัวขึ้นไป', 'จากซ้ายบนหนึ่งไลน์'],
  symbols: {
    axe: 'ขวาน',
    dagger: 'กริช',
    bell: 'ระฆัง',
    deer: 'กวาง',
    frog: 'คางคก',
    boat: 'เรือ',
    lac: 'นกหลัก',
    wild: 'Wild',
  },
  specials: [
    {
      symbol: 'wild',
      name: 'ดวงอาทิตย์',
      text: 'แทนได้ทุกสัญลักษณ์ อยู่เฉพาะวงล้อ 3 เมื่อเห็นดวงอาทิตย์หนึ่งดวง วงล้อ 3 ทั้งวงจะเป็น Wild ก่อนคิดไลน์',
    },
  ],
  note: { symbol: 'wild', text: 'ดวงอาทิตย์เปลี่ยนวงล้อ 3 ทั้งวงเป็น Wild' },
};
