/**
 * Money, counts, dates and the clock as they are shown. Money comes as the decimal string of our
 * wire and is never a float; its form is the product's in every language (comma thousands, two
 * decimals), so no locale of Intl is asked for it.
 */

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

const group = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

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

/**
 * What a person typed or pasted, as our wire wants it, or undefined if it is no amount: `1,234.5` →
 * `"1234.5"`, `1.234.567,89` → `"1234567.89"`, `1,5` → `"1.5"`. The last separator is the decimal
 * one unless exactly three digits follow it.
 */
export const toWire = (typed: string): string | undefined => {
  const text = typed.replace(/[\s\u00a0]/g, '');
  if (!/^\d[\d.,]*$/.test(text) && !/^[.,]\d+$/.test(text)) return undefined;
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const separator = at < 0 ? '' : text.charAt(at);
  const tail = at < 0 ? '' : text.slice(at + 1);
  const isRepeated = separator !== '' && text.indexOf(separator) !== at;
  const isGrouping = isRepeated || (separator === ',' && tail.length === 3);
  const whole = (at < 0 || isGrouping ? text : text.slice(0, at)).replace(/[.,]/g, '');
  const decimals = isGrouping ? '' : tail.replace(/0+$/, '');
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  if (digits.length > 12 || decimals.length > 6) return undefined;
  return decimals ? `${digits}.${decimals}` : digits;
};

export interface TypedAmount {
  text: string;
  caret: number;
}

/**
 * Groups an amount while it is being typed. The caret stays behind the same digit, so that typing
 * in the middle does not jump to the end. A comma just typed is a decimal point when there is none
 * yet.
 */
export const groupTyped = (text: string, caret: number): TypedAmount => {
  const typedComma = text.charAt(caret - 1) === ',' && !text.includes('.');
  const dotted = typedComma ? `${text.slice(0, caret - 1)}.${text.slice(caret)}` : text;
  const kept = (part: string): string => part.replace(/[^\d.]/g, '');
  const clean = kept(dotted);
  const point = clean.indexOf('.');
  const whole = (point < 0 ? clean : clean.slice(0, point)).replace(/^0+(?=\d)/, '');
  const decimals =
    point < 0
      ? ''
      : `.${clean
          .slice(point + 1)
          .replace(/\./g, '')
          .slice(0, 2)}`;
  const shown = `${group(whole)}${decimals}`;
  const dropped = (point < 0 ? clean : clean.slice(0, point)).length - whole.length;
  let left = Math.max(0, kept(dotted.slice(0, caret)).length - dropped);
  let position = 0;
  while (position < shown.length && left > 0) {
    if (shown.charAt(position) !== ',') left -= 1;
    position += 1;
  }
  return { text: shown, caret: position };
};

interface Moment {
  year: string;
  month: string;
  day: string;
  hour: string;
  minute: string;
  second: string;
}

const formatByZone = new Map<string, Intl.DateTimeFormat>();

// Only the calendar of the zone is asked of Intl; the order and the signs are ours.
const momentOf = (time: number, zone: string): Moment => {
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

/** `Nov`; with the figure where a language numbers its months: `thg 11`, `11月`. */
const monthName = (month: number, locale: string): string =>
  new Date(2000, month - 1, 2).toLocaleString(locale, { month: 'short' });

type When = string | number | Date;
const timeOf = (when: When): number => new Date(when).getTime();

/** `20/11/2026` in Vietnamese, `20 Nov 2026` in English, in the brand's time zone. */
export const date = (when: When, zone: string, locale: string): string => {
  const time = timeOf(when);
  if (Number.isNaN(time)) return UNKNOWN;
  const { year, month, day } = momentOf(time, zone);
  const name = monthName(Number(month), locale);
  return /\d/.test(name) ? `${day}/${month}/${year}` : `${Number(day)} ${name} ${year}`;
};

/** `14:03`, or `14:03:05` with seconds. */
export const timeOfDay = (when: When, zone: string, withSeconds = false): string => {
  const time = timeOf(when);
  if (Number.isNaN(time)) return UNKNOWN;
  const { hour, minute, second } = momentOf(time, zone);
  return withSeconds ? `${hour}:${minute}:${second}` : `${hour}:${minute}`;
};

/** `20/11/2026 14:03`. */
export const dateTime = (when: When, zone: string, locale: string): string =>
  Number.isNaN(timeOf(when)) ? UNKNOWN : `${date(when, zone, locale)} ${timeOfDay(when, zone)}`;

/** `2026-11-20`, the day in the brand's time zone, as date filters want it. */
export const isoDay = (when: When, zone: string): string => {
  const { year, month, day } = momentOf(timeOf(when), zone);
  return `${year}-${month}-${day}`;
};

/** `GMT+7`, `GMT+5:30`, `GMT−3`. */
export const zoneOffset = (when: When, zone: string): string => {
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
export const clock = (when: When, zone: string): string =>
  `${timeOfDay(when, zone, true)}${NBSP}${zoneOffset(when, zone)}`;

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
