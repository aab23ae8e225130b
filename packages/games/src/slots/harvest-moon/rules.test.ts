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
  lineUnits: 233_871_600,
});

test('a line pays its longest run only', () => {
  const { wins } = spinPhase(rules, [0, 0, 0, 0, 0]);
  expect(wins.map(({ symbol, count, line, units }) => [symbol, count, line, units])).toEqual([
    ['carp', 5, 1, 5000],
    ['drum', 3, 2, 20],
    ['mooncake', 3, 6, 12],
  ]);
});
