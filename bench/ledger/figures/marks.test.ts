import { expect, test } from 'vitest';
import { linesOf, rules, shownLine } from './marks';
import type { PairedTurns } from '../rounds';

const turns = (ratios: number[], of: string, by: string): PairedTurns => ({
  of,
  by,
  turns: ratios.map((ratio, turn) => ({
    // The machine is twice as fast in every second turn.
    of: { betsPerSecond: ratio * (1000 + 1000 * (turn % 2)) },
    by: { betsPerSecond: 1000 + 1000 * (turn % 2) },
  })),
});

test('a ratio is the median of the pairs, with its interval and whether it reached its mark', () => {
  const ratios = [5.9, 6.1, 6.2, 6, 5.8, 6.3];
  const lines = linesOf([], [turns(ratios, 'core_256', 'core_function')]);
  const line = lines.find(({ name }) => name === 'core_vs_function')!;
  expect(line.estimate).toMatchObject({ median: 6.05, count: 6 });
  const words = shownLine(line).split(/ {2,}/);
  expect(words).toEqual([
    '',
    '6.05',
    '95 % 5.80–6.30',
    '5.80–6.30 in 6',
    '≥ 5',
    'reached',
    'core at 256 in flight, against one call a bet (core_vs_function)',
  ]);
});

test('turns of other pairs do not count, even if one way is the same', () => {
  const lines = linesOf([], [turns([1, 1, 1, 1, 1, 1], 'http_rsa_2', 'full_function')]);
  const measured = lines.filter(({ estimate }) => estimate).map(({ name }) => name);
  expect(measured).toEqual(['http_rsa_vs_function']);
  expect(shownLine(lines[0]!)).toContain('not measured');
});

test('a figure with a mark of its own is the median of all turns of its way', () => {
  const rounds = [28, 26, 31, 27, 29, 25].map((p99Ms) => ({ betsPerSecond: 1, p99Ms }));
  const lines = linesOf([{ id: 'http_rsa_2', title: '', inFlight: 128, rounds }], []);
  const line = lines.find(({ name }) => name === 'http_rsa_p99')!;
  expect(line.estimate?.median).toBe(27.5);
  expect(shownLine(line)).toContain('not sure');
});

test('every name is unique', () => {
  const names = linesOf([], []).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(rules.length).toBeGreaterThan(10);
});
