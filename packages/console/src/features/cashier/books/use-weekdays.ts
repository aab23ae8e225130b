import { useConsoleLocale, useWords } from '../../../lib/language';

/** From Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** A day of the week in short; 6 November 2023 was a Monday. */
export const useWeekdays = (): ((day: number) => string) => {
  const locale = useConsoleLocale();
  return (day) => new Date(2023, 10, 5 + day).toLocaleDateString(locale, { weekday: 'short' });
};

type Hours = { days: readonly number[]; opens: string; closes: string };

/** `Mon, Tue · 08:00 – 22:00`, or that it is open at all times. */
export const useHoursText = (): ((hours: Hours) => string) => {
  const { books } = useWords();
  const nameOf = useWeekdays();
  return ({ days, opens, closes }) => {
    const isWholeDay = opens === closes;
    if (days.length === 7 && isWholeDay) return books.always;
    const on = days.length === 7 ? books.everyDay : days.map(nameOf).join(', ');
    return isWholeDay ? on : `${on} · ${opens} – ${closes}`;
  };
};
