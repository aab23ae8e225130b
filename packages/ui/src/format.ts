/**
 * Money, counts and the clock as a first page shows them. Money comes as the decimal string of our
 * wire and is never a float; its form is the product's in every language (comma thousands, two
 * decimals), so no locale of Intl is asked for it.
 */

import type { Zone } from '@parlour/contract/time-zone';

/** U+2212, the width of a digit in our figures; the hyphen is not. */
export const MINUS = '\u2212';
const NBSP = '\u00a0';
export const HIDDEN = '******';
export const UNKNOWN = '—';

export interface FigureOptions {
  /** Puts `+` before what is more than nothing. */
  signed?: boolean;
  /** The player hides the own money: six asterisks whatever the value. */
  hidden?: boolean;
}

const WIRE = /^(-?)(\d+)(?:\.(\d+))?$/;

export const group = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/**
 * `"-1234.567"` → `−1,234.56`: two decimals, cut towards zero. What is not on the wire yet is a
 * dash.
 */
export const figure = (
  amount: string | null | undefined,
  { signed = false, hidden = false }: FigureOptions = {},
): string => {
  if (hidden) return HIDDEN;
  const parts = WIRE.exec(amount ?? '');
  if (!parts) return UNKNOWN;
  const whole = (parts[2] ?? '0').replace(/^0+(?=\d)/, '');
  const cents = (parts[3] ?? '').slice(0, 2).padEnd(2, '0');
  const isNothing = whole === '0' && cents === '00';
  const sign = isNothing ? '' : parts[1] === '-' ? MINUS : signed ? '+' : '';
  return `${sign}${group(whole)}.${cents}`;
};

/** `−₫ 1,234.56`: the brand's symbol before the figure, with a no-break space. */
export const money = (
  amount: string | null | undefined,
  symbol: string,
  options: FigureOptions = {},
): string => {
  const shown = figure(amount, options);
  if (shown === HIDDEN || shown === UNKNOWN) return shown;
  const sign = /^[+\u2212]/.exec(shown)?.[0] ?? '';
  return `${sign}${symbol}${NBSP}${shown.slice(sign.length)}`;
};

/** −1, 0 or 1, of what is shown: an amount under a cent is nothing. */
export const signOf = (amount: string | null | undefined): -1 | 0 | 1 => {
  const shown = figure(amount, { signed: true });
  return shown.startsWith(MINUS) ? -1 : shown.startsWith('+') ? 1 : 0;
};

/** A whole number with comma thousands: `12,345`. */
export const count = (value: number): string =>
  `${value < 0 ? MINUS : ''}${group(String(Math.trunc(Math.abs(value))))}`;

interface Moment {
  year: string;
  month: string;
  day: string;
  hour: string;
  minute: string;
  second: string;
}

const formatByZone = new Map<Zone, Intl.DateTimeFormat>();

// Only the calendar of the zone is asked of Intl; the order and the signs are ours.
export const momentOf = (time: number, zone: Zone): Moment => {
  let format = formatByZone.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formatByZone.set(zone, format);
  }
  const moment: Moment = { year: '', month: '', day: '', hour: '', minute: '', second: '' };
  for (const { type, value } of format.formatToParts(time)) {
    if (type in moment) moment[type as keyof Moment] = value;
  }
  return moment;
};

export type When = string | number | Date;
export const timeOf = (when: When): number => new Date(when).getTime();

/** `14:03`, or `14:03:05` with seconds. */
export const timeOfDay = (when: When, zone: Zone, withSeconds = false): string => {
  const time = timeOf(when);
  if (Number.isNaN(time)) return UNKNOWN;
  const { hour, minute, second } = momentOf(time, zone);
  return withSeconds ? `${hour}:${minute}:${second}` : `${hour}:${minute}`;
};

/** `GMT+7`, `GMT+5:30`, `GMT−3`. */
export const zoneOffset = (when: When, zone: Zone): string => {
  const time = timeOf(when);
  const { year, month, day, hour, minute, second } = momentOf(time, zone);
  const local = Date.UTC(+year, +month - 1, +day, +hour, +minute, +second);
  const minutes = Math.round((local - time) / 60_000);
  const size = Math.abs(minutes);
  const rest = size % 60;
  const tail = rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`;
  return `GMT${minutes < 0 ? MINUS : '+'}${Math.trunc(size / 60)}${tail}`;
};

/** The header's clock: `14:03:05 GMT+7`. */
export const clock = (when: When, zone: Zone): string =>
  `${timeOfDay(when, zone, true)}${NBSP}${zoneOffset(when, zone)}`;
