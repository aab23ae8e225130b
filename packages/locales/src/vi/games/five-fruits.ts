import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'Ngũ Quả',
  meta: '3×3 · 5 dòng',
  hint: ['Ba biểu tượng giống nhau', 'trên một hàng hoặc đường chéo'],
  symbols: {
    fig: 'sung',
    mango: 'xoài',
    papaya: 'đu đủ',
    coconut: 'dừa',
    custard: 'mãng cầu',
    melon: 'dưa hấu',
    wild: 'Wild',
  },
  specials: [
    {
      symbol: 'wild',
      name: 'Wild',
      text: 'Hoa mai thay mọi biểu tượng. Ba Wild trên một dòng có mức trả riêng, cao nhất game.',
    },
  ],
  note: { symbol: 'wild', text: 'Hoa mai thay mọi biểu tượng.' },
};
