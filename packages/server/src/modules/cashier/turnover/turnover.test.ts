import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeOf } from './turnover';

const row = (changes: Partial<Parameters<typeof freeOf>[0]> = {}) => ({
  cash: 1000n,
  debt: 0n,
  own: 0n,
  isDust: false,
  open: [],
  ...changes,
});

const requirement = (amount: number, from: number, times = 1) => ({
  amount: String(amount),
  required: String(amount * times),
  from: String(from),
});

test('[WALLET-04] without a requirement all cash can be withdrawn', () => {
  expect(freeOf(row(), false)).toMatchObject({ withdrawable: 1000n, locked: 0n, required: 0n });
});

test('[WALLET-04] what arrived and was not played is locked; winnings above it are not', () => {
  const open = [requirement(400, 100)];
  expect(freeOf(row({ own: 180n, open }), false)).toEqual({
    cash: 1000n,
    debt: 0n,
    withdrawable: 600n,
    locked: 400n,
    required: 400n,
    done: 80n,
  });
  expect(freeOf(row({ own: 500n, open }), false)).toMatchObject({ locked: 0n, required: 0n });
});

test('[WALLET-04] what the player owes cannot be withdrawn', () => {
  const open = [requirement(400, 0)];
  expect(freeOf(row({ open, debt: 150n }), false)).toMatchObject({
    withdrawable: 450n,
    locked: 400n,
  });
  expect(freeOf(row({ debt: 150n }), true)).toMatchObject({ withdrawable: 850n });
  expect(freeOf(row({ open, debt: 700n }), false)).toMatchObject({ withdrawable: 0n });
});

test('[WALLET-04] a factor is played, and not locked', () => {
  const open = [requirement(400, 0, 3)];
  expect(freeOf(row({ own: 399n, open }), false)).toMatchObject({
    locked: 400n,
    required: 1200n,
    done: 399n,
  });
});

test('[WALLET-04] a bet counts for one requirement only', () => {
  const open = [requirement(400, 0), requirement(300, 400)];
  expect(freeOf(row({ own: 450n, open }), false)).toMatchObject({
    locked: 300n,
    required: 300n,
    done: 50n,
  });
});

test('[WALLET-04] [R-W9] nothing is locked of dust, or of who may not play', () => {
  const open = [requirement(400, 0)];
  expect(freeOf(row({ open, isDust: true }), false).locked).toBe(0n);
  expect(freeOf(row({ open }), true).locked).toBe(0n);
});

test('[WALLET-04] whatever was asked and played, the parts are the cash', () => {
  const amount = fc.integer({ min: 1, max: 1000 });
  const queue = fc.array(fc.tuple(amount, fc.integer({ min: 1, max: 5 })), { maxLength: 5 });
  fc.assert(
    fc.property(queue, fc.nat(20_000), fc.nat(5000), (arrived, own, cash) => {
      let from = 0;
      const open = arrived.map(([each, times]) => {
        const next = requirement(each, from, times);
        from += each * times;
        return next;
      });
      const free = freeOf(row({ cash: BigInt(cash), own: BigInt(own), open }), false);
      expect(free.withdrawable + free.locked).toBe(BigInt(cash));
      expect(free.withdrawable).toBeGreaterThanOrEqual(0n);
      expect(free.done <= free.required).toBe(true);
      expect(free.required === 0n).toBe(own >= from);
    }),
  );
});
