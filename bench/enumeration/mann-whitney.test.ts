import { expect, test } from 'vitest';
import { mannWhitneyP } from './mann-whitney';

test('is 1 for equal samples, and small for samples apart', () => {
  const one = Array.from({ length: 50 }, (_, index) => index);
  expect(mannWhitneyP(one, one)).toBeCloseTo(1, 5);
  expect(
    mannWhitneyP(
      one,
      one.map((value) => value + 100),
    ),
  ).toBeLessThan(1e-10);
});

test('agrees with a published example', () => {
  // Hollander and Wolfe, 1999, table 4.1: U = 35 of 10 and 5 values; exact p = 0.254.
  const one = [0.8, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46];
  const other = [1.15, 0.88, 0.9, 0.74, 1.21];
  expect(mannWhitneyP(one, other)).toBeCloseTo(0.2446, 2);
});
