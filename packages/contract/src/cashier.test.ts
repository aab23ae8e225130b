import { expect, test } from 'vitest';
import { feeOf } from './cashier';

test.each([
  [500_000_000_001n, 25, 6, 12_500_000_000n],
  [999n, 1, 6, 0n],
  [1000n, 1, 6, 1n],
  [1999n, 999, 6, 1997n],
  [9_223_372_036_854_775_807n, 999, 6, 9_214_148_664_817_921_031n],
  [1n, 0, 6, 0n],
  [50_001_000_000n, 25, 0, 1_250_000_000n],
  [50_039_000_000n, 25, 0, 1_250_000_000n],
  [50_040_000_000n, 25, 0, 1_251_000_000n],
  [1_990_000n, 25, 2, 40_000n],
])(
  '[WALLET-03] the fee of %s micros at %s per thousand, with %s decimals, is %s, never rounded up',
  (amount, permille, decimals, fee) => {
    expect(feeOf(amount, permille, decimals)).toBe(fee);
  },
);

test('[WALLET-03] a fee leaves nothing that its method cannot pay', () => {
  for (let units = 1n; units <= 2000n; units += 1n) {
    for (const [permille, decimals] of [
      [7, 0],
      [25, 0],
      [25, 2],
      [999, 3],
    ] as const) {
      const unit = 10n ** BigInt(6 - decimals);
      const amount = units * unit;
      const fee = feeOf(amount, permille, decimals);
      expect([fee % unit, (amount - fee) % unit, fee < amount]).toEqual([0n, 0n, true]);
    }
  }
});
