import { micros } from '@parlour/contract/money';

const viDigits = 'không một hai ba bốn năm sáu bảy tám chín'.split(' ');
const viScales = ['', 'nghìn', 'triệu', 'tỷ', 'nghìn tỷ', 'triệu tỷ'];
const enSmall = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen ' +
  'fifteen sixteen seventeen eighteen nineteen'
).split(' ');
const enTens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const enScales = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion'];

/** Groups of three digits, the lowest first. */
const groupsOf = (value: bigint): number[] => {
  const groups: number[] = [];
  for (let rest = value; rest > 0n; rest /= 1000n) groups.push(Number(rest % 1000n));
  return groups;
};

const viOnes = (ones: number, tens: number): string => {
  if (ones === 1 && tens > 1) return 'mốt';
  if (ones === 5 && tens > 0) return 'lăm';
  if (ones === 4 && tens > 1) return 'tư';
  return viDigits[ones] ?? '';
};

/** `isWhole` groups say their hundreds even where there are none. */
const viGroup = (value: number, isWhole: boolean): string => {
  const [hundreds, tens, ones] = [Math.floor(value / 100), Math.floor(value / 10) % 10, value % 10];
  const words: string[] = [];
  if (hundreds || isWhole) words.push(viDigits[hundreds] ?? '', 'trăm');
  if (tens > 1) words.push(viDigits[tens] ?? '', 'mươi');
  else if (tens === 1) words.push('mười');
  else if (ones && (hundreds || isWhole)) words.push('lẻ');
  if (ones) words.push(viOnes(ones, tens));
  return words.join(' ');
};

const enGroup = (value: number): string => {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  const tens = Math.floor(rest / 10);
  const ones = rest % 10;
  const below =
    rest < 20 ? (enSmall[rest] ?? '') : `${enTens[tens]}${ones ? `-${enSmall[ones]}` : ''}`;
  if (!hundreds) return below;
  return `${enSmall[hundreds]} hundred${rest ? ` and ${below}` : ''}`;
};

const said = (value: bigint, language: 'VI' | 'EN'): string => {
  const groups = groupsOf(value);
  if (!groups.length) return language === 'VI' ? (viDigits[0] ?? '') : (enSmall[0] ?? '');
  const scales = language === 'VI' ? viScales : enScales;
  return groups
    .map((group, index) => {
      if (!group) return '';
      const words = language === 'VI' ? viGroup(group, index < groups.length - 1) : enGroup(group);
      return `${words} ${scales[index] ?? ''}`.trim();
    })
    .reverse()
    .filter(Boolean)
    .join(' ');
};

/** An amount as it is written on a cheque: `Hai triệu hai trăm nghìn đồng`. */
export const inWords = (amount: string, language: 'VI' | 'EN', unit: string): string => {
  const cents = micros(amount) / 10_000n;
  const rest = cents % 100n;
  const words = said(cents / 100n, language);
  const tail = rest ? ` ${language === 'VI' ? 'và' : 'and'} ${rest}/100` : '';
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${tail} ${unit}`;
};
