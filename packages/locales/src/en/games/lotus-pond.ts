import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'Lotus Pond',
  meta: '20 lines · free spins ×3',
  hint: ['Three alike or more', 'from the left along a line'],
  symbols: {
    leaf: 'lotus leaf',
    pod: 'seed pod',
    bud: 'lotus bud',
    turtle: 'turtle',
    dragonfly: 'dragonfly',
    heron: 'heron',
    lotus: 'lotus',
    wild: 'Wild',
    scatter: 'Scatter',
  },
  specials: [
    {
      symbol: 'wild',
      name: 'Wild',
      text: 'Stands for every symbol but Scatter; on reels 2, 3 and 4.',
    },
    {
      symbol: 'scatter',
      name: 'Scatter',
      text: '3, 4, 5 anywhere pay 2, 10, 50 times the stake and give 10, 15, 20 free spins.',
    },
  ],
  feature: {
    title: 'Free spins',
    text:
      'Every win is multiplied by 3. Three Scatters add spins, at most 40 in one ' +
      'round. The stake is that of the round that opened them.',
  },
  note: { symbol: 'scatter', text: 'Three Scatters give 10 free spins ×3.' },
};
