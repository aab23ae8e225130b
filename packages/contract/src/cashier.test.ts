import { expect, test } from 'vitest';
import { feeOf } from './cashier';

test.each([
  [500_000_000_001n, 25, 12_500_000_000n],
  [999n, 1, 0n],
  [1000n, 1, 1n],
  [1999n, 999, 1997n],
  [9_223_372_036_854_775_807n, 999, 9_214_148_664_817_921_031n],
  [1n, 0, 0n],
])('[WALLET-03] the fee of %s micros at %s per thousand is %s, never rounded up', (...given) => {
  const [amount, permille, fee] = given;
  expect(feeOf(amount, permille)).toBe(fee);
});
