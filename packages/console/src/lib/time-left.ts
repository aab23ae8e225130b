import { duration } from '@parlour/ui/dates';
import { MINUS } from '@parlour/ui/format';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export type TimeLeft = { text: string; tone: 'late' | 'soon' | 'calm' };

/** How long until a promise: `04:10` or `−04:10`; far away in hours or days, as `h` and `d`. */
export const timeLeft = (due: string, now: number): TimeLeft => {
  const left = Date.parse(due) - now;
  const size = Math.abs(left);
  const sign = left < 0 ? MINUS : '';
  const tone = left < 0 ? 'late' : left < 5 * minuteMs ? 'soon' : 'calm';
  return { text: `${sign}${lengthOf(size)}`, tone };
};

const lengthOf = (ms: number): string => {
  if (ms >= 48 * hourMs) return `${Math.floor(ms / (24 * hourMs))} d`;
  if (ms >= 10 * hourMs) return `${Math.floor(ms / hourMs)} h`;
  return duration(ms).padStart(5, '0');
};
