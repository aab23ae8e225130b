import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'Tiangge sa Ilog',
  meta: '5×3 · 243 paraan',
  hint: ['Magkatabing reel mula kaliwa', 'sa alinmang hilera'],
  symbols: {
    chili: 'sili',
    pineapple: 'pinya',
    pumpkin: 'kalabasa',
    hat: 'salakot',
    lamp: 'gasera',
    phin: 'kapeng phin',
    boat: 'bangka',
    wild: 'Wild',
  },
  specials: [
    {
      symbol: 'wild',
      name: 'Wild',
      text: 'Pumapalit ang mata ng bangka sa bawat simbolo; sa mga reel 2, 3, at 4.',
    },
  ],
  note: { symbol: 'wild', text: 'Pumapalit ang mata sa bawat simbolo sa reel 2, 3, 4.' },
};
