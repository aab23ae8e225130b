import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'Pulang Siyete',
  meta: '3×1 · 1 linya',
  hint: ['Tatlong magkapareho', 'sa nag-iisang linya'],
  symbols: {
    cherry: 'seresa',
    bar1: 'BAR',
    bar2: 'dobleng BAR',
    bar3: 'tripleng BAR',
    bell: 'kampana',
    seven: 'pulang siyete',
    wild: 'Wild',
    blank: 'blangko',
    anybar: 'kahit anong BAR',
  },
  specials: [
    {
      symbol: 'wild',
      name: 'Wild',
      text: 'Pumapalit sa bawat simbolo at nagdodoble: isang Wild ×2, dalawa ×4. May sariling bayad ang tatlong Wild.',
    },
    {
      symbol: 'bar2',
      name: 'Kahit anong BAR',
      text: 'Nagbabayad ng 3 beses ng taya ang tatlong halong BAR.',
    },
    {
      symbol: 'cherry',
      name: 'Dalawang seresa',
      text: 'Nagbabayad ng 4 na beses ng taya ang dalawang seresa kahit saan sa linya.',
    },
  ],
  note: { symbol: 'wild', text: 'Pumapalit ang Wild sa bawat simbolo at nagdodoble.' },
};
