import { expect, test } from 'vitest';
import { markText, marksOf, spanOf } from './chart-days';

const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`) / 1000;
const week = { from: '2026-11-18', to: '2026-11-24' };

test('[WALLET-07] the chart of a week spans the week, also when one day of it was played', () => {
  const span = { first: noon(week.from), last: noon(week.to) };
  expect(spanOf(week, ['2026-11-24'])).toEqual(span);
  expect(spanOf(week, ['2026-11-18', '2026-11-20'])).toEqual(span);
});

test('[WALLET-07] the chart of years spans the days that were played', () => {
  const years = { from: '2020-01-01', to: '2026-11-24' };
  expect(spanOf(years, ['2026-10-01', '2026-11-20'])).toEqual({
    first: noon('2026-10-01'),
    last: noon('2026-11-20'),
  });
});

test.each([
  ['one day', { from: '2026-11-24', to: '2026-11-24' }, 8, ['24']],
  ['a week', week, 8, ['18', '19', '20', '21', '22', '23', '24']],
  ['a week where little fits', week, 4, ['18', '20', '22', '24']],
  ['ten days', { from: '2026-11-15', to: '2026-11-24' }, 4, ['15', '18', '21', '24']],
])('[WALLET-07] the dates below %s stand under their bars', (_, period, most, days) => {
  const marks = marksOf(spanOf(period, []), most);
  expect(marks).toEqual(days.map((day) => noon(`2026-11-${day}`)));
});

test.each([
  [0, '0'],
  [-400_000_000_000, '−400B'],
  [2_500_000, '2.5M'],
  [50_000, '50K'],
])('[WALLET-07] beside the chart %d is %s, which has room there', (amount, text) => {
  expect(markText(amount)).toBe(text);
});
