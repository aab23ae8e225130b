import { expect, test } from 'vitest';
import { spinPhase } from '../lib/play';
import { markOf } from '../lib/proof-mark';
import { countedUnits, figuresOf, published } from '../lib/proof-reels';
import { game } from './index';
import { rules } from './rules';

test('[GAME-10] harvest moon: every stop counted gives the published figures', () => {
  const figures = figuresOf(rules);
  expect(figures).toMatchObject({ combinations: 24_300_000, lineUnits: 233_871_600 });
  expect(published(figures)).toEqual({
    rtp: game.rtp,
    hit: game.hit,
    above: game.above,
    deviation: game.deviation,
    highest: game.highest,
  });
}, 240_000);

test('[GAME-10] the count reads what a round reads', () => {
  const counted = countedUnits(rules);
  for (let sample = 0; sample < 20_000; sample += 1) {
    const stops = [7, 11, 13, 17, 19].map(
      (step, reel) => (sample * step + reel * sample ** 2) % 30,
    );
    expect(spinPhase(rules, stops).units).toBe(counted(stops));
  }
}, 240_000);

test('[GAME-10] a changed strip, line or pay needs a new version', () => {
  expect([game.version, markOf(rules)]).toEqual(['1.0.0', '539cec0ea87fae48']);
});

test('a line pays its longest run only', () => {
  const { wins } = spinPhase(rules, [0, 0, 0, 0, 0]);
  expect(wins.map(({ symbol, count, line, units }) => [symbol, count, line, units])).toEqual([
    ['carp', 5, 1, 5000],
    ['drum', 3, 2, 20],
    ['mooncake', 3, 6, 12],
  ]);
});
