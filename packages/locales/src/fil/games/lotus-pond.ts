import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'Lawa ng Lotus',
  meta: '20 linya · libreng ikot ×3',
  hint: ['Tatlong magkapareho o higit pa', 'mula kaliwa sa isang linya'],
  symbols: {
    leaf: 'dahon ng lotus',
    pod: 'bunga ng lotus',
    bud: 'buko ng lotus',
    turtle: 'pagong',
    dragonfly: 'tutubi',
    heron: 'tagak',
    lotus: 'bulaklak ng lotus',
    wild: 'Wild',
    scatter: 'Scatter',
  },
  specials: [
    {
      symbol: 'wild',
      name: 'Wild',
      text: 'Pumapalit sa bawat simbolo maliban sa Scatter; sa mga reel 2, 3, at 4.',
    },
    {
      symbol: 'scatter',
      name: 'Scatter',
      text: 'Ang 3, 4, 5 kahit saan ay nagbabayad ng 2, 10, 50 beses ng taya at nagbibigay ng 10, 15, 20 libreng ikot.',
    },
  ],
  feature: {
    title: 'Mga libreng ikot',
    text: 'Minu-multiply sa 3 ang bawat panalo. Nagdadagdag ng ikot ang tatlong Scatter, hanggang 40 sa isang round. Ang taya ay iyong sa round na nagbukas ng mga ito.',
  },
  note: { symbol: 'scatter', text: 'Tatlong Scatter: 10 libreng ikot ×3.' },
};
