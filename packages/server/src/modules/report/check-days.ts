import { invalid } from '../../lib/refusal';

/** A year and a day's margin: the period that the record covers. */
const mostDays = 366;

/** Refuses a period that ends before it begins, or is too long. */
export const checkDays = (
  { from, to }: { from: string; to: string },
  most: number = mostDays,
): void => {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  if (days < 0) throw invalid({ name: 'to', code: 'field.below', min: from });
  if (days > most) throw invalid({ name: 'from', code: 'field.below' });
};
