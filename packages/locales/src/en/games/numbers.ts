import { byThousands, type NumberWords } from '../../number-words';

const small = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen ' +
  'fifteen sixteen seventeen eighteen nineteen'
).split(' ');
const tenfold = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const group = (value: number): string => {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  const tens = Math.floor(rest / 10);
  const ones = rest % 10;
  const below =
    rest < 20 ? (small[rest] ?? '') : `${tenfold[tens]}${ones ? `-${small[ones]}` : ''}`;
  if (!hundreds) return below;
  return `${small[hundreds]} hundred${rest ? ` and ${below}` : ''}`;
};

export const numbers: NumberWords = {
  inWords: byThousands({
    zero: 'zero',
    scales: ['thousand', 'million', 'billion', 'trillion', 'quadrillion'],
    group,
  }),
  whole: '{words} {unit}',
  withHundredths: '{words} and {hundredths} {unit}',
};
