import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'Bronze Drum',
  meta: '5×4 · 20 lines',
  hint: ['Three alike or more', 'from the left along a line'],
  symbols: {
    axe: 'axe',
    dagger: 'dagger',
    bell: 'bell',
    deer: 'deer',
    frog: 'toad',
    boat: 'boat',
    lac: 'Lac bird',
    wild: 'Wild',
  },
  specials: [
    {
      symbol: 'wild',
      name: 'The sun',
      text:
        'Stands for every symbol; on reel 3 only. One sun in view turns all of reel 3 ' +
        'wild before lines are read.',
    },
  ],
  note: { symbol: 'wild', text: 'A sun turns all of reel 3 wild.' },
};
