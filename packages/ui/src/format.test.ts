import type { Zone } from '@parlour/contract/time-zone';
import type { Locale } from '@parlour/locales/locales';
import { describe, expect, test } from 'vitest';
import { date, dateTime, dayOfYear, duration } from './dates';
import { isoDay } from './iso-day';
import { clock, count, figure, money, signOf, timeOfDay, zoneOffset } from './format';
import { groupTyped, toWire } from './typed-amount';

const HCMC = 'Asia/Ho_Chi_Minh';

describe('[SITE-10] money is shown as 1,234,567.89 in every language', () => {
  test.each([
    ['0', '0.00'],
    ['1', '1.00'],
    ['999', '999.00'],
    ['1000', '1,000.00'],
    ['1234567.89', '1,234,567.89'],
    ['0.00001', '0.00'],
    ['0.019999', '0.01'],
    ['-0.009', '0.00'],
    ['-1234.5', '\u22121,234.50'],
    ['999999999999.999999', '999,999,999,999.99'],
    ['007.5', '7.50'],
  ])('%s on the wire is %s on the screen, cut towards zero', (wire, shown) => {
    expect(figure(wire)).toBe(shown);
  });

  test('an amount that is not loaded is a dash and never 0.00', () => {
    expect(figure(undefined)).toBe('—');
    expect(figure(null)).toBe('—');
    expect(figure('')).toBe('—');
    expect(figure('1e9')).toBe('—');
    expect(money(undefined, '₫')).toBe('—');
  });

  test('a win has a plus, a loss U+2212, and zero no sign', () => {
    expect(figure('12', { signed: true })).toBe('+12.00');
    expect(figure('-12', { signed: true })).toBe('\u221212.00');
    expect(figure('0.001', { signed: true })).toBe('0.00');
    expect(signOf('12')).toBe(1);
    expect(signOf('-0.01')).toBe(-1);
    expect(signOf('-0.009')).toBe(0);
    expect(signOf(undefined)).toBe(0);
  });

  test('the symbol stands before the figure with a no-break space, the sign before both', () => {
    expect(money('1234', 'P')).toBe('P\u00a01,234.00');
    expect(money('-1234', '₫')).toBe('\u2212₫\u00a01,234.00');
    expect(money('1234', '₫', { signed: true })).toBe('+₫\u00a01,234.00');
  });

  test('hidden money is six asterisks, whatever the amount', () => {
    for (const amount of ['0', '-5', '999999999999.99', undefined]) {
      expect(figure(amount, { hidden: true })).toBe('******');
      expect(money(amount, '₫', { hidden: true })).toBe('******');
    }
  });

  test('counts have thousands and no decimals', () => {
    expect(count(312)).toBe('312');
    expect(count(12_345)).toBe('12,345');
    expect(count(-1200)).toBe('\u22121,200');
  });
});

describe('[SITE-10] typed text becomes the decimal string of the wire', () => {
  test.each([
    ['500000', '500000'],
    ['500,000', '500000'],
    ['1,234,567.89', '1234567.89'],
    ['1.234.567,89', '1234567.89'],
    ['1.234.567', '1234567'],
    ['1,5', '1.5'],
    ['1.5', '1.5'],
    ['1.500', '1.5'],
    ['0012', '12'],
    ['.5', '0.5'],
    [' 1 000 ', '1000'],
    ['12.', '12'],
  ])('%s is %s', (typed, wire) => {
    expect(toWire(typed)).toBe(wire);
  });

  test.each(['', 'abc', '-5', '1e3', '0x10', '1234567890123', '1.1234567', '٣'])(
    '%s is no amount',
    (typed) => {
      expect(toWire(typed)).toBeUndefined();
    },
  );
});

describe('the caret of an amount stays behind its digit', () => {
  test.each([
    ['1234', 4, '1,234', 5],
    ['12345', 3, '12,345', 4],
    ['1,2345', 6, '12,345', 6],
    ['1,9234', 3, '19,234', 2],
    ['12,', 3, '12.', 3],
    ['1,234,', 6, '1,234.', 6],
    ['1234.567', 8, '1,234.56', 8],
    ['abc', 3, '', 0],
    ['0005', 4, '5', 1],
    ['', 0, '', 0],
  ])('%s with the caret at %i is shown as %s with the caret at %i', (text, at, shown, caret) => {
    expect(groupTyped(text, at)).toEqual({ text: shown, caret });
  });
});

describe('times are in the brand’s time zone', () => {
  test('the clock shows the seconds and the zone', () => {
    expect(clock('2026-11-20T07:03:05Z', HCMC)).toBe('14:03:05\u00a0GMT+7');
    expect(zoneOffset('2026-11-20T07:03:05.900Z', 'Asia/Kolkata')).toBe('GMT+5:30');
    expect(zoneOffset('2026-11-20T07:03:05Z', 'America/Sao_Paulo')).toBe('GMT\u22123');
    expect(zoneOffset('2026-11-20T07:03:05Z', 'UTC')).toBe('GMT+0');
  });

  test('a day ends at midnight of the zone', () => {
    expect(date('2026-11-20T16:59:59Z', HCMC, 'vi')).toBe('20/11/2026');
    expect(date('2026-11-20T17:00:00Z', HCMC, 'vi')).toBe('21/11/2026');
    expect(dateTime('2026-11-20T17:00:00Z', HCMC, 'vi')).toBe('21/11/2026 00:00');
    expect(date('2026-11-05T17:00:00Z', HCMC, 'en')).toBe('6 Nov 2026');
    expect(date('2026-11-05T17:00:00Z', HCMC, 'ja')).toBe('2026/11/06');
    expect(dateTime('2026-11-05T17:00:00Z', HCMC, 'zh-Hans')).toBe('2026/11/06 00:00');
    expect(dayOfYear('2026-11-05T17:00:00Z', HCMC, 'ja')).toBe('11/06');
    expect(date('2026-11-05T17:00:00Z', HCMC, 'th')).toBe('6 พ.ย. 2026');
    expect(date('2026-11-05T17:00:00Z', HCMC, 'fil')).toBe('6 Nob 2026');
    expect(isoDay('2026-11-20T17:00:00Z', HCMC)).toBe('2026-11-21');
    expect(timeOfDay('2026-11-20T17:00:09Z', HCMC, true)).toBe('00:00:09');
  });

  test('the compiler refuses a zone and a language that are exchanged', () => {
    const zone: Zone = HCMC;
    const locale: Locale = 'vi';
    // @ts-expect-error a language is no zone
    const oneWay = () => [clock(0, locale), isoDay(0, locale)];
    // @ts-expect-error a zone is no language
    const otherWay = () => dateTime(0, locale, zone);
    expect([oneWay, otherWay]).toHaveLength(2);
  });

  test('an invalid time is a dash', () => {
    expect(dateTime('soon', HCMC, 'vi')).toBe('—');
  });

  test.each([
    [0, '0:00'],
    [247_900, '4:07'],
    [3_847_000, '1:04:07'],
    [-5, '0:00'],
  ])('%i ms last %s', (ms, shown) => {
    expect(duration(ms)).toBe(shown);
  });
});
