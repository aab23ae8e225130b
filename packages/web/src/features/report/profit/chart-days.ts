import { MINUS } from '@parlour/ui/format';
import type { Period } from '../period';

/** Noon of a first and a last day, UTC seconds: a bar stands over the middle of its day. */
export type Span = { first: number; last: number };

const daySeconds = 86_400;

/** A longer period is drawn from its first day with play to its last. */
const mostEmptyDays = 62;

const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`) / 1000;

/** The days that the chart spans; `played` are those of them with play, in their order. */
export const spanOf = ({ from, to }: Period, played: readonly string[]): Span => {
  const whole = { first: noonOf(from), last: noonOf(to) };
  const [first, last] = [played[0] ?? from, played.at(-1) ?? to];
  const isShort = whole.last - whole.first < mostEmptyDays * daySeconds;
  return isShort ? whole : { first: noonOf(first), last: noonOf(last) };
};

/** The days below which a date stands, each under its bar: every day, or each second, third … */
export const marksOf = ({ first, last }: Span, most: number): number[] => {
  const days = Math.round((last - first) / daySeconds) + 1;
  const step = Math.max(1, Math.ceil(days / Math.max(1, most)));
  const marks = Math.ceil(days / step);
  // Counted from the newest day, which has its date in any case.
  return Array.from({ length: marks }, (_, at) => last - (marks - 1 - at) * step * daySeconds);
};

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** An amount beside the chart: short in every language, as the amounts to choose from are. */
export const markText = (amount: number): string => compact.format(amount).replace('-', MINUS);
