import { expect, test } from 'vitest';
import { spinPhase } from '../rules/play';
import { proveReels } from '../testing/proof-cases';
import { game } from './index';
import { rules } from './rules';

// [GAME-10]
proveReels({
  game,
  rules,
  combinations: 24_300_000,
  lineUnits: 571_224_960,
});

test('ways multiply over adjacent reels', () => {
  const { wins } = spinPhase(rules, [0, 0, 3, 12, 5]);
  expect(wins.map(({ symbol, count, ways, units }) => [symbol, count, ways, units])).toEqual([
    ['pineapple', 5, 4, 120],
    ['phin', 3, 1, 18],
  ]);
});
