import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'Floating Market',
  meta: '5×3 · 243 ways',
  hint: ['Neighbouring reels from the left', 'in any row'],
  symbols: {
    chili: 'chili',
    pineapple: 'pineapple',
    pumpkin: 'pumpkin',
    hat: 'conical hat',
    lamp: 'storm lamp',
    phin: 'phin coffee',
    boat: 'boat',
    wild: 'Wild',
  },
  specials: [
    {
      symbol: 'wild',
      name: 'Wild',
      text: 'The eye of the boat stands for every symbol; on reels 2, 3 and 4.',
    },
  ],
  note: { symbol: 'wild', text: 'The eye stands for every symbol on reels 2, 3, 4.' },
};
