import type { Zone } from '@parlour/contract/time-zone';
import type { Locale } from '@parlour/locales/locales';
import { momentOf, timeOf, timeOfDay, UNKNOWN, type When } from './format';

/** `Nov`; with the figure where a language numbers its months: `thg 11`. */
const monthName = (month: number, locale: Locale): string =>
  new Date(2000, month - 1, 2).toLocaleString(locale, { month: 'short' });

/** Chinese and Japanese write the year first: `2026/11/20`. */
const isYearFirst = (locale: Locale): boolean => /^(?:zh|ja)\b/.test(locale);

/** `20/11/2026` in Vietnamese, `20 Nov 2026` in English, in the brand's time zone. */
export const date = (when: When, zone: Zone, locale: Locale): string => {
  const time = timeOf(when);
  if (Number.isNaN(time)) return UNKNOWN;
  const { year, month, day } = momentOf(time, zone);
  if (isYearFirst(locale)) return `${year}/${month}/${day}`;
  const name = monthName(Number(month), locale);
  return /\d/.test(name) ? `${day}/${month}/${year}` : `${Number(day)} ${name} ${year}`;
};

/** `20/11` in Vietnamese, `20 Nov` in English, where the year is clear. */
export const dayOfYear = (when: When, zone: Zone, locale: Locale): string => {
  const time = timeOf(when);
  if (Number.isNaN(time)) return UNKNOWN;
  const { month, day } = momentOf(time, zone);
  if (isYearFirst(locale)) return `${month}/${day}`;
  const name = monthName(Number(month), locale);
  return /\d/.test(name) ? `${day}/${month}` : `${Number(day)} ${name}`;
};

/** `20/11/2026 14:03`. */
export const dateTime = (when: When, zone: Zone, locale: Locale): string =>
  Number.isNaN(timeOf(when)) ? UNKNOWN : `${date(when, zone, locale)} ${timeOfDay(when, zone)}`;

/** A length of time, counting up or down: `4:07`, `1:04:07`. */
export const duration = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
};
