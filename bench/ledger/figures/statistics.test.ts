import { describe, expect, test } from 'vitest';
import { estimateOf, median, medianInterval, ratiosOfPairs, verdictOf } from './statistics';

const upTo = (count: number) => Array.from({ length: count }, (_each, place) => place + 1);

describe('the summary of many measurements', () => {
  test('the median is the middle value, or lies between the two in the middle', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  test.each([
    [6, 1, 6],
    [8, 1, 8],
    [9, 2, 8],
    [12, 3, 10],
    [20, 6, 15],
    [40, 14, 27],
    [100, 40, 61],
  ])('of %i values the interval goes from number %i to number %i', (count, low, high) => {
    expect(medianInterval(upTo(count).toReversed())).toEqual([low, high]);
  });

  test('fewer than six values have no interval', () => {
    expect(medianInterval(upTo(5))).toBeUndefined();
    expect(medianInterval([])).toBeUndefined();
    expect(estimateOf([])).toBeUndefined();
    expect(estimateOf([2, 1])).toEqual({ median: 1.5, least: 1, most: 2, count: 2 });
  });

  test('the interval misses the true median in about one run of twenty, not more', () => {
    let seed = 1;
    const draw = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const runs = 2000;
    let held = 0;
    for (let run = 0; run < runs; run += 1) {
      // Skewed, as times are: the median of −ln u is ln 2.
      const [low, high] = medianInterval(upTo(20).map(() => -Math.log(draw())))!;
      if (low <= Math.LN2 && Math.LN2 <= high) held += 1;
    }
    expect(held / runs).toBeGreaterThan(0.94);
    expect(held / runs).toBeLessThan(0.98);
  });

  test('a machine that slows down changes no ratio of pairs', () => {
    const pairs = upTo(20).map((turn): [number, number] => [3000 / turn, 1000 / turn]);
    expect(estimateOf(ratiosOfPairs(pairs))).toMatchObject({ median: 3, interval: [3, 3] });
  });

  test('a pair that lacks a side is ignored', () => {
    expect(
      ratiosOfPairs([
        [1, 2],
        [undefined, 2],
        [1, undefined],
        [1, 0],
      ]),
    ).toEqual([0.5]);
  });

  test('a mark is reached or missed when the whole interval agrees, and open when the interval contains it', () => {
    const estimate = { median: 1, interval: [0.9, 1.1] as [number, number], least: 0, most: 2 };
    expect(verdictOf({ ...estimate, count: 20 }, { least: 0.9 })).toBe('reached');
    expect(verdictOf({ ...estimate, count: 20 }, { least: 1.2 })).toBe('missed');
    expect(verdictOf({ ...estimate, count: 20 }, { least: 1 })).toBe('not sure');
    expect(verdictOf({ ...estimate, count: 20 }, { most: 1.1 })).toBe('reached');
    expect(verdictOf({ ...estimate, count: 20 }, { most: 0.8 })).toBe('missed');
    expect(verdictOf({ ...estimate, count: 3, interval: undefined }, { most: 1 })).toBe('reached');
  });
});
