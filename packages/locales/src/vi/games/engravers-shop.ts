import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'Xưởng Khắc',
  meta: '10 dòng · chọn bản khắc',
  hint: ['Ba biểu tượng giống nhau trở lên', 'từ trái sang trên một dòng'],
  symbols: {
    burin: 'dao khắc',
    roller: 'con lăn',
    loupe: 'kính lúp',
    ink: 'lọ mực',
    number: 'bộ số',
    press: 'máy in',
    wild: 'Wild',
    bonus: 'Bonus',
  },
  specials: [
    { symbol: 'wild', name: 'Wild', text: 'Thay mọi biểu tượng trừ Bonus; ở cuộn 2, 3, 4.' },
    {
      symbol: 'bonus',
      name: 'Bonus',
      text: 'Ở cuộn 1, 3, 5. Đủ ba biểu tượng mở mười hai bản khắc.',
    },
  ],
  feature: {
    title: 'Chọn bản khắc',
    text:
      'Mở ba trong mười hai bản: 3, 3, 4, 4, 5, 5, 6, 8, 10, 15, 25 lần cược và một ' +
      'bản ×2 nhân đôi tổng. Mười hai bản được xếp và niêm phong trước khi bạn chọn; ' +
      'không cách chọn nào đổi được mức trung bình 26 lần cược. Mở xong, cả mười hai ' +
      'bản được lật. Vòng bỏ dở được giữ 24 giờ, sau đó máy chủ mở các bản số nhỏ ' +
      'nhất.',
  },
  note: { symbol: 'bonus', text: 'Ba Bonus mở mười hai bản khắc.' },
};
