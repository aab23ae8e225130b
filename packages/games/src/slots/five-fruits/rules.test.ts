import { expect, test } from 'vitest';
import { spinPhase } from '../rules/play';
import { proveReels } from '../testing/proof-cases';
import { game } from './index';
import { rules } from './rules';

// [GAME-10]
proveReels({
  game,
  rules,
  combinations: 21_952,
  lineUnits: 104_820,
});

test('three wilds pay on their own, and substitute for a fruit beside them', () => {
  const { wins, units } = spinPhase(rules, [0, 16, 0]);
  expect(wins.map(({ symbol, line, units: paid }) => [symbol, line, paid])).toEqual([
    ['coconut', 0, 18],
    ['wild', 1, 1000],
  ]);
  expect(units).toBe(1018);
});
