import type { DetailField } from '@parlour/contract/session/details';

/** `NGUYEN MINH KHOA` → `NGUYEN M*** K***`; of other texts two letters, of a number its end. */
export const maskDetail = (field: DetailField, value: string): string => {
  if (field === 'nationality') return value;
  if (field === 'payeeName') return maskName(value);
  const letters = [...value];
  if (field === 'idNumber') return `***${letters.length > 6 ? letters.slice(-3).join('') : ''}`;
  return `${letters.slice(0, letters.length > 4 ? 2 : 1).join('')}***`;
};

const maskName = (name: string): string => {
  const words = name.split(' ');
  const initial = (word: string) => `${[...word].at(0) ?? ''}***`;
  const [first = '', ...others] = words;
  return others.length === 0 ? initial(first) : [first, ...others.map(initial)].join(' ');
};
