import { expect, test } from 'vitest';
import { spinPhase } from '../rules/play';
import { proveReels } from '../testing/proof-cases';
import { game } from './index';
import { rules } from './rules';

// [GAME-10]
proveReels({
  game,
  rules,
  combinations: 32_768,
  lineUnits: 31_232,
});

test.each([
  ['three wilds pay on their own', [0, 0, 0], 'wild', 3, 1, 1000],
  ['two wilds double twice', [0, 0, 2], 'bell', 3, 4, 180],
  ['one wild doubles', [0, 1, 6], 'cherry', 3, 2, 20],
  ['mixed bars pay, the wild doubles them too', [0, 3, 3], 'anybar', 3, 2, 6],
  ['two cherries pay four', [1, 1, 13], 'cherry', 2, 1, 4],
])('%s', (_, stops, symbol, count, multiplier, units) => {
  expect(spinPhase(rules, stops).wins).toMatchObject([{ symbol, count, multiplier, units }]);
});

test('the rows above and below are the true neighbours on the strip', () => {
  const stops = [5, 0, 31];
  expect(spinPhase(rules, stops).neighbours).toEqual(
    rules.strips.map((strip, reel) => [
      strip[(stops[reel]! + 31) % 32],
      strip[(stops[reel]! + 1) % 32],
    ]),
  );
});
