import { expect, test } from 'vitest';
import { figuresOf, missedIn, type Times } from './judge';

const times = (changes: Partial<Times> = {}): Times => ({
  queue: [10, 20],
  case: [30],
  search: [40],
  next: [5],
  ...changes,
});

const sound = { rise: 1.05, twice: 0 };

test('[OPS-01] a desk within its marks misses none', () => {
  expect(missedIn(figuresOf(times()), sound)).toEqual([]);
});

test.each([
  ['a slow queue', times({ queue: [51, 52] }), sound, 'queue: 52 ms of at most 50'],
  ['a call that was not measured', times({ search: [] }), sound, 'search: NaN ms of at most 100'],
  ['slower bets', times(), { rise: 1.2, twice: 0 }, "a bet's p99: 1.20 of at most 1.1"],
  ['a case for two', times(), { rise: 1, twice: 3 }, '3 cases were given to two at once'],
])('[OPS-01] %s is a missed mark', (_what, given, also, missed) => {
  expect(missedIn(figuresOf(given), also)).toEqual([missed]);
});
