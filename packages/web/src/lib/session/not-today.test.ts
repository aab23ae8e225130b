import { expect, test } from 'vitest';
import { daysOf } from './not-today';

test.each([
  [undefined, {}],
  ['', {}],
  ['{', {}],
  ['null', {}],
  ['[1]', {}],
  ['{"a":"2026-11-23","b":7}', { a: '2026-11-23' }],
])('[PROMO-06] [STORE-03] what was put aside, kept as %s, is %j', (text, days) => {
  expect(daysOf(text)).toEqual(days);
});
