import { byThousands, type NumberWords } from '../../number-words';

const digits = 'không một hai ba bốn năm sáu bảy tám chín'.split(' ');

/** A group after another one says its hundreds even where there are none. */
const group = (value: number, isFirst: boolean): string => {
  const [hundreds, tens, ones] = [Math.floor(value / 100), Math.floor(value / 10) % 10, value % 10];
  const words: string[] = [];
  if (hundreds || !isFirst) words.push(digits[hundreds] ?? '', 'trăm');
  if (tens > 1) words.push(digits[tens] ?? '', 'mươi');
  else if (tens === 1) words.push('mười');
  else if (ones && words.length) words.push('lẻ');
  if (ones) words.push(onesOf(ones, tens));
  return words.join(' ');
};

const onesOf = (ones: number, tens: number): string => {
  if (ones === 1 && tens > 1) return 'mốt';
  if (ones === 5 && tens > 0) return 'lăm';
  if (ones === 4 && tens > 1) return 'tư';
  return digits[ones] ?? '';
};

export const numbers: NumberWords = {
  inWords: byThousands({
    zero: 'không',
    scales: ['nghìn', 'triệu', 'tỷ', 'nghìn tỷ', 'triệu tỷ'],
    group,
  }),
  whole: '{words} {unit}',
  withHundredths: '{words} và {hundredths} {unit}',
};
