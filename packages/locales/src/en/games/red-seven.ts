import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'Red Seven',
  meta: '3×1 · 1 line',
  hint: ['Three alike', 'on the one line'],
  symbols: {
    cherry: 'cherries',
    bar1: 'BAR',
    bar2: 'double BAR',
    bar3: 'triple BAR',
    bell: 'bell',
    seven: 'red seven',
    wild: 'Wild',
    blank: 'blank',
    anybar: 'any BAR',
  },
  specials: [
    {
      symbol: 'wild',
      name: 'Wild',
      text:
        'Stands for every symbol and doubles: one Wild ×2, two ×4. Three Wilds pay on ' +
        'their own.',
    },
    { symbol: 'bar2', name: 'Any BAR', text: 'Three mixed BARs pay 3 times the stake.' },
    {
      symbol: 'cherry',
      name: 'Two cherries',
      text: 'Two cherries anywhere on the line pay 4 times the stake.',
    },
  ],
  note: { symbol: 'wild', text: 'Wild stands for every symbol and doubles.' },
};
