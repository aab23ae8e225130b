import { expect, test } from 'vitest';
import { spinPhase } from '../lib/play';
import { markOf } from '../lib/proof-mark';
import { figuresOf, published } from '../lib/proof-reels';
import { game } from './index';
import { rules } from './rules';

test('[GAME-10] five fruits: every stop counted gives the published figures', () => {
  const figures = figuresOf(rules);
  expect(figures).toMatchObject({ combinations: 21_952, lineUnits: 104_820 });
  expect(published(figures)).toEqual({
    rtp: game.rtp,
    hit: game.hit,
    above: game.above,
    deviation: game.deviation,
    highest: game.highest,
  });
}, 240_000);

test('[GAME-10] a changed strip, line or pay needs a new version', () => {
  expect([game.version, markOf(rules)]).toEqual(['1.0.0', 'f626fa00c49a5862']);
});

test('three wilds pay on their own, and stand for a fruit beside them', () => {
  const { wins, units } = spinPhase(rules, [0, 16, 0]);
  expect(wins.map(({ symbol, line, units: paid }) => [symbol, line, paid])).toEqual([
    ['coconut', 0, 18],
    ['wild', 1, 1000],
  ]);
  expect(units).toBe(1018);
});
