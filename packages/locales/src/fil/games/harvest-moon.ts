import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'Buwan ng Ani',
  meta: '5×3 · 10 linya',
  hint: ['Tatlong magkapareho o higit pa', 'mula kaliwa sa isang linya'],
  symbols: {
    cup: 'tasa ng tsaa',
    persimmon: 'persimon',
    pomelo: 'suha',
    mooncake: 'hopyang buwan',
    drum: 'tambol',
    star: 'parol',
    carp: 'karpa',
    wild: 'Wild',
  },
  specials: [
    {
      symbol: 'wild',
      name: 'Wild',
      text: 'Pumapalit ang kuneho ng buwan sa bawat simbolo; sa mga reel 2, 3, at 4.',
    },
  ],
  note: { symbol: 'wild', text: 'Pumapalit ang kuneho sa bawat simbolo sa reel 2, 3, 4.' },
};
