import { expect, test } from 'vitest';
import { feeOf, lessFee, shortAmount } from './amounts';

test('[WALLET-03] a fee is a part per thousand, to the micro, and the rest is received', () => {
  expect(feeOf('200000', 10)).toBe('2000');
  expect(feeOf('0.000999', 1)).toBe('0');
  expect(lessFee('200000', 10)).toBe('198000');
});

test.each([
  ['200000', '200K'],
  ['5000000', '5M'],
  ['1500000', '1500K'],
  ['250', '250.00'],
  ['1000.5', '1,000.50'],
])('a suggested amount of %s is written %s, and never rounded', (amount, short) => {
  expect(shortAmount(amount)).toBe(short);
});
