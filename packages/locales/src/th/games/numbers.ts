import { groupsOf, type NumberWords } from '../../number-words';

const digits = 'ศูนย์ หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า'.split(' ');
const places = ['', 'สิบ', 'ร้อย', 'พัน', 'หมื่น', 'แสน'];

/** Six digits that are not 000000: every place of them has its own word. */
const group = (value: number): string =>
  [...String(value)]
    .map(Number)
    .map((digit, at, all) => (digit ? digitAt(digit, all.length - 1 - at, value) : ''))
    .join('');

const digitAt = (digit: number, place: number, value: number): string => {
  if (place === 1 && digit === 1) return 'สิบ';
  if (place === 1 && digit === 2) return 'ยี่สิบ';
  if (place === 0 && digit === 1 && value > 10) return 'เอ็ด';
  return `${digits[digit]}${places[place]}`;
};

/** Counts by millions: a million of millions repeats the word. */
const inWords = (value: bigint): string =>
  groupsOf(value, 1_000_000n)
    .map((one, at) => (one ? `${group(one)}${'ล้าน'.repeat(at)}` : ''))
    .reverse()
    .join('') || 'ศูนย์';

export const numbers: NumberWords = {
  inWords,
  whole: '{words}{unit}',
  withHundredths: '{words}กับ {hundredths} {unit}',
};
