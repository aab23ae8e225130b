import { describe, expect, test } from 'vitest';
import { ClockWatch, type ClockReading } from './clock-watch';

const start = Date.parse('2026-03-01T00:00:00Z');

/** Readings five seconds apart, with what the clocks are off by at each. */
const watched = (off: Partial<Pick<ClockReading, 'ours' | 'theirs'>>[]) => {
  const watch = new ClockWatch();
  return off.map(({ ours = 0, theirs = 0 }, turn) => {
    const elapsed = turn * 5000;
    return watch.read({ ours: start + elapsed + ours, theirs: start + elapsed + theirs, elapsed });
  });
};

describe('[R-C1] clocks', () => {
  test('that run fast by milliseconds are no event', () => {
    expect(watched([{}, { ours: 3 }, { ours: 6 }, { theirs: 40 }]).flat()).toEqual([]);
  });

  test('that are more than two seconds apart are reported once, and again when they are in step', () => {
    const drifting = [0, 800, 1600, 2400, 1900, 2600, 1700, 900, 100].map((ours) => ({ ours }));
    expect(watched(drifting)).toEqual([
      [],
      [],
      [],
      [{ event: 'clock.drifted', aheadMs: 2400 }],
      [],
      [],
      [],
      [{ event: 'clock.in_step', aheadMs: 900 }],
      [],
    ]);
  });

  test('apart from the first reading on are reported', () => {
    expect(watched([{ theirs: 60_000 }])).toEqual([[{ event: 'clock.drifted', aheadMs: -60_000 }]]);
  });

  test.each(['ours', 'theirs'] as const)(
    'of which %s is set are reported with by how much',
    (name) => {
      const of = name === 'ours' ? 'process' : 'database';
      expect(watched([{}, { [name]: -3_600_000 }, { [name]: -3_600_000 }])[1]).toContainEqual({
        event: 'clock.set',
        of,
        byMs: -3_600_000,
      });
      expect(watched([{}, { [name]: -3_600_000 }, { [name]: -3_600_000 }])[2]).toEqual([]);
    },
  );

  test('that are set together are still in step', () => {
    expect(watched([{}, { ours: 7000, theirs: 7000 }])[1]).toEqual([
      { event: 'clock.set', of: 'process', byMs: 7000 },
      { event: 'clock.set', of: 'database', byMs: 7000 },
    ]);
  });
});
