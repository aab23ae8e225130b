import { expect, test } from 'vitest';
import { lessFee, shortAmount } from './amounts';

test('[WALLET-03] a fee is a part per thousand, cut to the micro, and the rest is received', () => {
  expect(lessFee('200000', 10)).toEqual({ fee: '2000', received: '198000' });
  expect(lessFee('0.000999', 1)).toEqual({ fee: '0', received: '0.000999' });
  expect(lessFee('0.001999', 1)).toEqual({ fee: '0.000001', received: '0.001998' });
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
