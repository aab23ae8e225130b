import { expect, test } from 'vitest';
import type { SlotGame } from '../rules/game';
import { spinPhase } from '../rules/play';
import { markOf } from './proof-mark';
import { releasedRules } from './released-rules';
import { countedUnits, figuresOf, published } from './proof-reels';
import type { ReelRules } from '../rules/slot';

// Counting twenty-four million stops takes half a second, and far longer on a machine that is busy.
const patienceMs = 240_000;

type Proof = {
  game: SlotGame;
  rules: ReelRules;
  /** Stops of all reels together, and the units that all of them pay on lines or ways. */
  combinations: number;
  lineUnits: number;
};

/** The tests that every game of reels must pass: its published figures, by counting every stop. */
export const proveReels = ({ game, rules, combinations, lineUnits }: Proof): void => {
  test(
    `[GAME-10] [R-R5] [R-R8] ${game.code}: the enumeration of every stop has the published figures`,
    () => {
      const figures = figuresOf(rules);
      expect(figures).toMatchObject({ combinations, lineUnits });
      expect(published(figures)).toEqual({
        rtp: game.rtp,
        hit: game.hit,
        above: game.above,
        deviation: game.deviation,
        highest: game.highest,
      });
    },
    patienceMs,
  );

  // Three reels are few enough to be counted by the round's own reading.
  test.runIf(rules.strips.length > 3)(
    '[GAME-10] the enumeration and a round read the same rules',
    () => {
      const counted = countedUnits(rules);
      const steps = [7, 11, 13, 17, 19];
      for (let sample = 0; sample < 20_000; sample += 1) {
        const stops = rules.strips.map(
          (strip, reel) => (sample * steps[reel]! + reel * sample ** 2) % strip.length,
        );
        expect(spinPhase(rules, stops).units).toBe(counted(stops));
      }
    },
    patienceMs,
  );

  test('[GAME-10] a changed strip, line or pay needs a new version', () => {
    expect([game.version, markOf(rules)]).toEqual(releasedRules[game.code]?.at(-1));
  });
};
