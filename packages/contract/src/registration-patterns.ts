const shortMonths = '(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)';
const longMonths = '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])';
const dayOfAnyYear = `(?:${longMonths}|${shortMonths}|02-(?:0[1-9]|1\\d|2[0-8]))`;
const leapYear = '(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)';

/** A day that the calendar has, leap years included. */
const realDates = {
  'yyyy-MM-dd': `^(?!0000)(?:\\d{4}-${dayOfAnyYear}|${leapYear}-02-29)$`,
  'MM-dd-yyyy': `^(?!.*0000)(?:${dayOfAnyYear}-\\d{4}|02-29-${leapYear})$`,
};

/**
 * The kinds of patterns by `patternId`, and what each accepts. A help text `reg_pattern_<id>`
 * explains each. The length is not a part of them: a field's rule has its own bounds.
 */
export const patternKinds: Readonly<Record<number, string>> = {
  1: '.*',
  2: '^[A-Za-z][A-Za-z0-9]*$',
  3: '^[\\p{Script=Han}0-9]+$',
  4: "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~\\-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9\\-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]{2,63}$",
  5: '^[A-Za-z0-9]+$',
  6: '^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$',
  7: '^[0-9]+$',
  8: '^(?=.*[A-Z])[A-Za-z0-9]+$',
  9: '^(?=.*[A-Za-z])[A-Za-z ]+$',
  10: '^\\S+$',
  11: '^(?=.*\\p{Script=Han})[\\p{Script=Han}\\p{P}]+$',
  12: realDates['yyyy-MM-dd'],
  13: realDates['MM-dd-yyyy'],
  14: '^(?=.*\\p{L})[\\p{L}\\p{M} ]+$',
  15: '^\\p{Script=Hangul}+$',
  16: '^(?!.*\\p{N})\\p{Script=Thai}+$',
  17: '^(?=.*\\S)(?!.*\\p{N})[A-Za-z\\p{Script=Thai} ]+$',
  18: '^(?=.*[A-Z])[A-Z ]+$',
  19: '^[!-~]+$',
};

/** A pattern of any text: a brand writes it `*`; it is also that of an unknown kind. */
const anyText = '.*';

/**
 * The pattern of a rule: the brand's own, or without one that of its kind. An unknown kind limits
 * only the length.
 */
export const patternOf = (acceptedPattern: string, patternId: number): string => {
  if (acceptedPattern === '*') return anyText;
  return acceptedPattern === '' ? (patternKinds[patternId] ?? anyText) : acceptedPattern;
};

/** Whether every text fits, so that nothing has to be matched. */
export const isAnyText = (pattern: string): boolean => pattern === anyText;
