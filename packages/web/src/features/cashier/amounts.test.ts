import { expect, test } from 'vitest';
import { lessFee, shortAmount } from './amounts';

test('[WALLET-03] a fee is a part per thousand, cut to what the method pays, and the rest is received', () => {
  const of = (feePermille: number, decimals: number) => ({ feePermille, decimals });
  expect(lessFee('200000', of(10, 6))).toEqual({ fee: '2000', received: '198000' });
  expect(lessFee('0.000999', of(1, 6))).toEqual({ fee: '0', received: '0.000999' });
  expect(lessFee('0.001999', of(1, 6))).toEqual({ fee: '0.000001', received: '0.001998' });
  expect(lessFee('50039', of(25, 0))).toEqual({ fee: '1250', received: '48789' });
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
