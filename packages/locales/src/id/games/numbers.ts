import { byThousands, type NumberWords } from '../../number-words';

const digits = 'nol satu dua tiga empat lima enam tujuh delapan sembilan'.split(' ');

const group = (value: number): string => {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  const hundred = hundreds === 1 ? 'seratus' : hundreds ? `${digits[hundreds]} ratus` : '';
  return `${hundred} ${rest ? below100(rest) : ''}`.trim();
};

const below100 = (value: number): string => {
  const [tens, ones] = [Math.floor(value / 10), value % 10];
  if (value === 10) return 'sepuluh';
  if (value === 11) return 'sebelas';
  if (tens === 1) return `${digits[ones]} belas`;
  return `${tens ? `${digits[tens]} puluh ` : ''}${ones ? digits[ones] : ''}`.trim();
};

const inWords = byThousands({
  zero: 'nol',
  scales: ['ribu', 'juta', 'miliar', 'triliun', 'kuadriliun'],
  group,
});

export const numbers: NumberWords = {
  // A single thousand is one word; `dua puluh satu ribu` is not.
  inWords: (value) => inWords(value).replace(/(?<=^|(?:juta|miliar|liun) )satu ribu/, 'seribu'),
  whole: '{words} {unit}',
  withHundredths: '{words} dan {hundredths} {unit}',
};
