import { expect, test } from 'vitest';
import { chanceOfAtLeast, lowest } from './binomial';
import { guess, type Seen } from './guess';

test('the chance of a fair coin is the sum of the binomial tail', () => {
  expect(chanceOfAtLeast(0, 10)).toBeCloseTo(1, 12);
  expect(chanceOfAtLeast(10, 10)).toBeCloseTo(1 / 1024, 12);
  expect(chanceOfAtLeast(8, 10)).toBeCloseTo(56 / 1024, 12);
  expect(chanceOfAtLeast(190, 300)).toBeLessThan(1e-5);
});

test('late values do not change the tenth percentile', () => {
  expect(lowest([90, 5, 4, 3, 9000, 6, 7, 8, 9, 10])).toBe(4);
  expect(lowest([2])).toBe(2);
});

const pressesOf = (measure: (isRich: boolean, n: number) => Partial<Seen>): Seen[] =>
  Array.from({ length: 600 }, (_, n) => {
    const isRich = (n * 7919) % 600 < 300;
    return { isRich, firstMs: 1, repeatMs: 1, bytes: 100, ...measure(isRich, n) };
  });

test('a rich round that is usually answered a little later is detected by its time alone', () => {
  const presses = pressesOf((isRich, n) => ({
    repeatMs: ((n * 104_729) % 100) + (isRich ? 30 : 0),
  }));
  expect(guess(presses).map(({ by, isFound }) => [by, isFound])).toEqual([
    ['firstMs', false],
    ['repeatMs', true],
    ['bytes', false],
  ]);
});

test('answers that do not depend on the round are not detected', () => {
  const presses = pressesOf((_, n) => ({ repeatMs: (n * 104_729) % 100, firstMs: (n * 31) % 97 }));
  expect(guess(presses).some(({ isFound }) => isFound)).toBe(false);
});
