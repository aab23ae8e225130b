import { expect, test } from 'vitest';
import { spinPhase } from '../lib/play';
import { markOf } from '../lib/proof-mark';
import { countedUnits, figuresOf, published } from '../lib/proof-reels';
import { game } from './index';
import { rules } from './rules';

test('[GAME-10] floating market: every stop counted gives the published figures', () => {
  const figures = figuresOf(rules);
  expect(figures).toMatchObject({ combinations: 24_300_000, lineUnits: 571_224_960 });
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
  expect([game.version, markOf(rules)]).toEqual(['1.0.0', '35d563254aef205c']);
});

test('ways multiply over neighbouring reels', () => {
  const { wins } = spinPhase(rules, [0, 0, 3, 12, 5]);
  expect(wins.map(({ symbol, count, ways, units }) => [symbol, count, ways, units])).toEqual([
    ['pineapple', 5, 4, 120],
    ['phin', 3, 1, 18],
  ]);
});
