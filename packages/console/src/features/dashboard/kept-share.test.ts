import { expect, test } from 'vitest';
import { keptShare } from './kept-share';

test.each([
  [{ answered: 4, late: 1, missed: 0 }, '75.0 %'],
  [{ answered: 3, late: 1, missed: 1 }, '50.0 %'],
  [{ answered: 0, late: 0, missed: 2 }, '0.0 %'],
  [{ answered: 10_000, late: 1, missed: 0 }, '99.9 %'],
  [{ answered: 7, late: 0, missed: 0 }, '100.0 %'],
])('[MEMBER-11] of %o the share of kept promises is %s, never rounded up', (row, share) => {
  expect(keptShare(row)).toBe(share);
});
