import { describe, expect, test } from 'vitest';
import { motion, fullSpeedAt, planStops, speedAt, winTier, travelAt } from './motion';

const cases = [
  { reels: 5, answerAt: 300, waits: [] },
  { reels: 5, answerAt: 2500, waits: [] },
  { reels: 5, answerAt: 300, waits: [false, false, false, true, true] },
  { reels: 3, answerAt: 250, waits: [] },
];

describe.each(cases)('$reels reels, an answer after $answerAt ms, waits $waits', (round) => {
  const plans = planStops(round.reels, round.answerAt, round.waits);

  test('[GAME-09] a reel never jumps and never turns faster than its full speed', () => {
    for (const [reel, plan] of plans.entries()) {
      let before = travelAt(0, reel, plan);
      for (let t = 1; t < plan.rest + 50; t++) {
        const now = travelAt(t, reel, plan);
        // 24 cells a second are 0.024 in a millisecond. The last 2.07 cells run 3 % faster,
        // since the slope of their ease is meant for two.
        expect(Math.abs(now - before)).toBeLessThan(0.0248);
        before = now;
      }
    }
  });

  test('[GAME-09] its speed is continuous where the last cells begin', () => {
    for (const [reel, plan] of plans.entries()) {
      const running = speedAt(plan.begin - 2, reel, plan);
      const ending = speedAt(plan.begin + 2, reel, plan);
      expect(running).toBeCloseTo(motion.cellsPerSecond, 3);
      expect(Math.abs(ending - running)).toBeLessThan(1);
    }
  });

  test('[GAME-09] it stops on a whole cell and stays there', () => {
    for (const [reel, plan] of plans.entries()) {
      expect(plan.cells % 1).toBe(0);
      expect(travelAt(plan.rest, reel, plan)).toBeCloseTo(plan.cells, 9);
      expect(travelAt(plan.rest + 10_000, reel, plan)).toBe(plan.cells);
    }
  });

  test('[GAME-09] no reel stops before the answer, 700 ms, or its left neighbour', () => {
    plans.forEach((plan, reel) => {
      expect(plan.begin).toBeGreaterThanOrEqual(Math.max(motion.minStopMs, round.answerAt));
      expect(plan.begin).toBeGreaterThan(fullSpeedAt(reel));
      expect(plan.rest).toBeGreaterThan(plans[reel - 1]?.rest ?? 0);
    });
  });
});

test('[GAME-09] five reels with a prompt answer stop at 2,071 ms', () => {
  const plans = planStops(5, 300);
  expect(Math.round(plans.at(-1)?.rest ?? 0)).toBe(2071);
});

test('[GAME-09] a wait adds 900 ms to its reel, and to no earlier one', () => {
  const plain = planStops(5, 300);
  const waited = planStops(5, 300, [false, false, false, true, false]);
  const added = waited.map(({ begin }, reel) => begin - (plain[reel]?.begin ?? 0));
  expect(added.slice(0, 3)).toEqual([0, 0, 0]);
  // A stop is put off to a whole cell, at most 1/24 s.
  for (const more of added.slice(3)) expect(Math.abs(more - 900)).toBeLessThan(1000 / 24);
});

test('[GAME-09] the tier of a round depends on its payout in stakes', () => {
  const tiers = [0, 1, 19, 20, 21, 99, 100, 499, 500, 1999, 2000].map((paid) => winTier(paid, 20));
  expect(tiers).toEqual([
    'none',
    'returned',
    'returned',
    'returned',
    'small',
    'small',
    'large',
    'large',
    'great',
    'great',
    'grand',
  ]);
});
