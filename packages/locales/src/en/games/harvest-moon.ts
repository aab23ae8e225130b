import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'Harvest Moon',
  meta: '5×3 · 10 lines',
  hint: ['Three alike or more', 'from the left along a line'],
  symbols: {
    cup: 'tea cup',
    persimmon: 'persimmon',
    pomelo: 'pomelo',
    mooncake: 'mooncake',
    drum: 'drum',
    star: 'star lantern',
    carp: 'carp',
    wild: 'Wild',
  },
  specials: [
    {
      symbol: 'wild',
      name: 'Wild',
      text: 'The moon rabbit stands for every symbol; on reels 2, 3 and 4.',
    },
  ],
  note: { symbol: 'wild', text: 'The rabbit stands for every symbol on reels 2, 3, 4.' },
};
