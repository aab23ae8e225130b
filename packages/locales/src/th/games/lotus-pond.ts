import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'สระบัว',
  meta: '20 ไลน์ · ฟรีสปิน ×3',
  hint: ['สัญลักษณ์เหมือนกันสามตัวขึ้นไป', 'จากซ้ายบนหนึ่งไลน์'],
  symbols: {
    leaf: 'ใบบัว',
    pod: 'ฝักบัว',
    bud: 'ดอกบัวตูม',
    turtle: 'เต่า',
    dragonfly: 'แมลงปอ',
    heron: 'นกกระสา',
    lotus: 'ดอกบัว',
    wild: 'Wild',
    scatter: 'Scatter',
  },
  specials: [
    { symbol: 'wild', name: 'Wild', text: 'แทนได้ทุกสัญลักษณ์ยกเว้น Scatter อยู่บนวงล้อ 2, 3 และ 4' },
    {
      symbol: 'scatter',
      name: 'Scatter',
      text: '3, 4, 5 ตัวที่ตำแหน่งใดก็ได้ จ่าย 2, 10, 50 เท่าของเดิมพัน และให้ฟรีสปิน 10, 15, 20 ครั้ง',
    },
  ],
  feature: {
    title: 'ฟรีสปิน',
    text: 'ทุกรางวัลคูณ 3 Scatter สามตัวเพิ่มจำนวนครั้ง สูงสุด 40 ครั้งในหนึ่งรอบ เดิมพันเท่ากับรอบที่เปิดฟรีสปิน',
  },
  note: { symbol: 'scatter', text: 'Scatter สามตัว: ฟรีสปิน 10 ครั้ง ×3' },
};
