import type { Locale } from '@parlour/locales/locales';

/** An instant (ISO 8601) in the words of a language, in the brand's time zone. */
export const timeIn = (at: string, locale: Locale, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(at));
