import type { SlotWords } from '../../slot-words';

export const words: SlotWords = {
  name: 'Tansong Tambol',
  meta: '5×4 · 20 linya',
  hint: ['Tatlong magkapareho o higit pa', 'mula kaliwa sa isang linya'],
  symbols: {
    axe: 'palakol',
    dagger: 'punyal',
    bell: 'kampana',
    deer: 'usa',
    frog: 'palaka',
    boat: 'bangka',
    lac: 'ibong Lac',
    wild: 'Wild',
  },
  specials: [
    {
      symbol: 'wild',
      name: 'Ang araw',
      text: 'Pumapalit sa bawat simbolo; sa reel 3 lang. Kapag may isang araw na nakikita, magiging Wild ang buong reel 3 bago basahin ang mga linya.',
    },
  ],
  note: { symbol: 'wild', text: 'Ginagawang Wild ng araw ang buong reel 3.' },
};
