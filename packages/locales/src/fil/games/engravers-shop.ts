import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'Talyer ng Ukit',
  meta: '10 linya · pili',
  hint: ['Tatlong magkapareho o higit pa', 'mula kaliwa sa isang linya'],
  symbols: {
    burin: 'pait',
    roller: 'rolyo',
    loupe: 'lente',
    ink: 'tinta',
    number: 'kahon ng numero',
    press: 'imprentahan',
    wild: 'Wild',
    bonus: 'Bonus',
  },
  specials: [
    {
      symbol: 'wild',
      name: 'Wild',
      text: 'Pumapalit sa bawat simbolo maliban sa Bonus; sa mga reel 2, 3, at 4.',
    },
    {
      symbol: 'bonus',
      name: 'Bonus',
      text: 'Sa mga reel 1, 3, at 5. Binubuksan ng tatlo ang labindalawang plaka.',
    },
  ],
  feature: {
    title: 'Ang mga plaka',
    text: 'Buksan ang tatlo sa labindalawa: 3, 3, 4, 4, 5, 5, 6, 8, 10, 15, 25 beses ng taya at isang ×2 na nagdodoble ng kabuuan. Nakahanay at selyado na ang labindalawa bago ka pumili; walang paraan ng pagpili ang makakabago sa average na 26 na beses ng taya. Pagkatapos, ibabaligtad ang lahat. Itatago nang 24 na oras ang round na naiwang bukas, saka bubuksan ng server ang may pinakamababang numero.',
  },
  note: { symbol: 'bonus', text: 'Tatlong Bonus ang nagbubukas ng labindalawang plaka.' },
};
