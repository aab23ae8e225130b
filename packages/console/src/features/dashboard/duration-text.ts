import type { ConsolePhrases } from '@parlour/locales/console-phrases';
import { fill } from '@parlour/locales/phrases';

type Words = ConsolePhrases['dashboard']['duration'];

/** A duration in its largest whole unit: `40 minutes`, `3 hours`. */
export const durationText = (words: Words, seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole < 60) return fill(words.seconds, { count: whole });
  if (whole < 3600) return fill(words.minutes, { count: Math.floor(whole / 60) });
  if (whole < 86_400) return fill(words.hours, { count: Math.floor(whole / 3600) });
  return fill(words.days, { count: Math.floor(whole / 86_400) });
};
