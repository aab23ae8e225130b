import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: "Engraver's Shop",
  meta: '10 lines · pick',
  hint: ['Three alike or more', 'from the left along a line'],
  symbols: {
    burin: 'burin',
    roller: 'roller',
    loupe: 'loupe',
    ink: 'ink',
    number: 'numbering box',
    press: 'press',
    wild: 'Wild',
    bonus: 'Bonus',
  },
  specials: [
    {
      symbol: 'wild',
      name: 'Wild',
      text: 'Stands for every symbol but Bonus; on reels 2, 3 and 4.',
    },
    {
      symbol: 'bonus',
      name: 'Bonus',
      text: 'On reels 1, 3 and 5. All three open twelve plates.',
    },
  ],
  feature: {
    title: 'The plates',
    text:
      'Lift three of twelve: 3, 3, 4, 4, 5, 5, 6, 8, 10, 15, 25 times the stake and ' +
      'one ×2 that doubles the sum. The twelve are laid and sealed before you choose; ' +
      'no way of choosing changes the mean of 26 stakes. Afterwards all twelve are ' +
      'turned. A round left open is kept for 24 hours, then the server lifts the ' +
      'lowest numbers.',
  },
  note: { symbol: 'bonus', text: 'Three Bonuses open twelve plates.' },
};
