import type { Zone } from '@parlour/contract/time-zone';
import { isoDay } from '@parlour/ui/iso-day';
import { readLocal, writeLocal } from './storage';

type Days = Record<string, string>;

/** What this browser is not to show on a day; a damaged list is an empty one. */
export const daysOf = (text: string | undefined): Days => {
  try {
    const days: unknown = JSON.parse(text ?? '{}');
    if (typeof days !== 'object' || days === null || Array.isArray(days)) return {};
    return Object.fromEntries(
      Object.entries(days).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
};

type Now = { now: number; timeZone: Zone };

/** Whether something was put aside for the rest of this day, the brand's. */
export const isPutAside = (name: string, { now, timeZone }: Now): boolean =>
  daysOf(readLocal('notToday'))[name] === isoDay(now, timeZone);

/** Puts it aside for the rest of the day; what was put aside on other days is forgotten. */
export const putAside = (name: string, { now, timeZone }: Now): void => {
  const today = isoDay(now, timeZone);
  const kept = Object.entries(daysOf(readLocal('notToday'))).filter(([, day]) => day === today);
  writeLocal('notToday', JSON.stringify({ ...Object.fromEntries(kept), [name]: today }));
};
