import { byTenThousands, type NumberWords } from '../../number-words';

const digits = '零一二三四五六七八九';
const places = ['千', '百', '十', ''];

/** Digits of 0 before others are one 零. */
const group = (value: number, hasGap: boolean): string => {
  const written = [...String(value).padStart(4, '0')]
    .map((digit, at) => (digit === '0' ? '零' : `${digits[Number(digit)]}${places[at]}`))
    .join('')
    .replace(/零+/g, '零')
    .replace(/^零|零$/g, '');
  return hasGap ? `零${written}` : written.replace(/^一十/, '十');
};

export const numbers: NumberWords = {
  inWords: byTenThousands({ zero: '零', scales: ['万', '亿', '万亿', '亿亿'], group }),
  whole: '{words}{unit}',
  withHundredths: '{words}又 {hundredths} {unit}',
};
