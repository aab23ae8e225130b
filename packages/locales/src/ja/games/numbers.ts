import { byTenThousands, type NumberWords } from '../../number-words';

const digits = '-一二三四五六七八九';
const places = ['千', '百', '十', ''];

/** 1 is not written before a place of a group, but before a group: 百十, 一万, 一千万. */
const group = (value: number): string =>
  [...String(value).padStart(4, '0')]
    .map((digit, at) => {
      if (digit === '0') return '';
      const word = digit === '1' && places[at] ? '' : digits[Number(digit)];
      return `${word}${places[at]}`;
    })
    .join('');

const inWords = byTenThousands({ zero: '零', scales: ['万', '億', '兆', '京'], group });

export const numbers: NumberWords = {
  inWords: (value) => inWords(value).replaceAll(/(?<![二三四五六七八九])千(?=[万億兆京])/g, '一千'),
  whole: '{words}{unit}',
  withHundredths: '{words}と {hundredths} {unit}',
};
