import { groupsOf, type NumberWords } from '../../number-words';

const digits = 'sero isa dalawa tatlo apat lima anim pito walo siyam'.split(' ');
const teens = (
  'sampu labing-isa labindalawa labintatlo labing-apat labinlima labing-anim labimpito ' +
  'labingwalo labinsiyam'
).split(' ');
const tenfold = 'dalawampu tatlumpu apatnapu limampu animnapu pitumpu walumpu siyamnapu'.split(' ');

/** A number before what it counts: `isang libo`, `apat na libo`, `sampung libo`. */
const linked = (words: string): string =>
  /[aeiou]$/.test(words) ? `${words}ng` : words.replace(/n$/, 'ng').replace(/[mt]$/, '$& na');

const below100 = (value: number): string => {
  const [tens, ones] = [Math.floor(value / 10), value % 10];
  if (tens === 0) return digits[ones] ?? '';
  if (tens === 1) return teens[ones] ?? '';
  return `${tenfold[tens - 2]}${ones ? `’t ${digits[ones]}` : ''}`;
};

const hundredsOf = (hundreds: number): string => {
  const word = linked(digits[hundreds] ?? '');
  return `${word} ${word.endsWith('ng') ? 'daan' : 'raan'}`;
};

const group = (value: number): string => {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  const parts = [hundreds ? hundredsOf(hundreds) : '', rest ? below100(rest) : ''];
  return parts.filter(Boolean).join(' at ');
};

const scales = ['', 'libo', 'milyon', 'bilyon', 'trilyon', 'kuwadrilyon'];

const scaled = (value: number, at: number): string => {
  const words = group(value);
  return words && at ? `${linked(words)} ${scales[at]}` : words;
};

/** With the ending that stands before a unit: `dalawang libong dong`. */
const inWords = (value: bigint): string => {
  const groups = groupsOf(value, 1000n).map(scaled).filter(Boolean);
  const [last = 'sero', ...others] = groups;
  if (!others.length) return linked(last);
  const joint = last.includes(' at ') ? ',' : ' at';
  return `${others.reverse().join(', ')}${joint} ${linked(last)}`;
};

export const numbers: NumberWords = {
  inWords,
  whole: '{words} {unit}',
  withHundredths: '{words} {unit} at {hundredths}',
};
