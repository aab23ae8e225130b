import { describe, expect, test } from 'vitest';
import { rangeOf } from './watch-rows';

const phone = { sizes: { columns: 3, rowHeight: 206 }, height: 844 };
const desk = { sizes: { columns: 8, rowHeight: 280 }, height: 900 };
const games = 10_000;

describe('[LOBBY-04] the rows of a hall that are drawn', () => {
  test.each([
    ['in front of the hall', -90_000],
    ['at its beginning', 0],
    ['within it', 123_456],
    ['at its end', 10_000_000],
  ])('%s are one at least, and never more than fill the screen and its margins', (_where, top) => {
    for (const { sizes, height } of [phone, desk]) {
      const { first, last, before, after } = rangeOf(sizes, { top, height }, games);
      const rows = Math.ceil((last - first) / sizes.columns);
      expect(rows).toBeGreaterThanOrEqual(1);
      expect(rows).toBeLessThanOrEqual(Math.ceil(height / sizes.rowHeight) + 5);
      const all = Math.ceil(games / sizes.columns);
      expect(before + rows * sizes.rowHeight + after).toBe(all * sizes.rowHeight);
    }
  });

  test('a desk has at most 56 cards of 10,000', () => {
    for (let top = 0; top < 9000; top += 37) {
      const { first, last } = rangeOf(desk.sizes, { top, height: desk.height }, games);
      expect(last - first).toBeLessThanOrEqual(56);
      expect(first * (280 / 8)).toBeLessThanOrEqual(top);
      expect(last * (280 / 8)).toBeGreaterThanOrEqual(top + desk.height);
    }
  });
});
