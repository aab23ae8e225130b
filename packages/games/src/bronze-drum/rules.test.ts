import { expect, test } from 'vitest';
import { spinPhase } from '../lib/play';
import { markOf } from '../lib/proof-mark';
import { countedUnits, figuresOf, published } from '../lib/proof-reels';
import { game } from './index';
import { rules } from './rules';

test('[GAME-10] bronze drum: every stop counted gives the published figures', () => {
  const figures = figuresOf(rules);
  expect(figures).toMatchObject({ combinations: 24_300_000, lineUnits: 465_311_048 });
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
  expect([game.version, markOf(rules)]).toEqual(['1.0.0', '63a181f9ada81393']);
});

test('a sun in view turns the whole middle reel wild before lines are read', () => {
  const { board, read, wins } = spinPhase(rules, [0, 0, 0, 0, 1]);
  expect(board[2]?.filter((symbol) => symbol === 'wild')).toHaveLength(1);
  expect(read?.[2]).toEqual(['wild', 'wild', 'wild', 'wild']);
  expect(read?.filter((_, reel) => reel !== 2)).toEqual(board.filter((_, reel) => reel !== 2));
  expect(wins.find(({ line }) => line === 2)).toMatchObject({
    symbol: 'lac',
    count: 4,
    units: 250,
  });
});

test('without a sun in view the board is read as it lies', () => {
  const stop = rules.strips[2]!.findIndex((_, from) =>
    [0, 1, 2, 3].every((row) => rules.strips[2]![(from + row) % 30] !== 'wild'),
  );
  expect(spinPhase(rules, [0, 0, stop, 0, 0]).read).toBeUndefined();
});
