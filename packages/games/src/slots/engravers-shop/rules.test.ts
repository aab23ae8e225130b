import { expect, test } from 'vitest';
import { answer, type Ask } from '../../fair/fair';
import { platesPay } from '../rules/pick-bonus';
import { drawRound, playRound, spinPhase } from '../rules/play';
import { proveReels } from '../testing/proof-cases';
import { everyLift } from '../testing/proof-reels';
import { game } from './index';
import { rules } from './rules';

// [GAME-10]
proveReels({
  game,
  rules,
  combinations: 24_300_000,
  lineUnits: 184_233_840,
});

test('[GAME-10] 220 sets of plates have a mean of 26 stakes; one round in 125 opens them', () => {
  const sets = everyLift(rules.pick!).map(platesPay);
  expect(sets).toHaveLength(220);
  expect(sets.reduce((sum, pay) => sum + pay)).toBe(26 * 220);
  expect(Math.max(...sets)).toBe(80);
  const inView = [0, 2, 4].map(
    (reel) =>
      rules.strips[reel]!.filter((_, stop) =>
        spinPhase(
          rules,
          [0, 0, 0, 0, 0].map((__, other) => (other === reel ? stop : 0)),
        ).board[reel]!.includes('bonus'),
      ).length,
  );
  expect(inView.reduce((product, stops) => product * stops) * 125).toBe(30 ** 3);
});

test('plates keep the order that was drawn before the first pick, whatever is picked', () => {
  const draw = ({ stream, below }: Ask) => (stream < 5 ? 0 : (stream * 7) % below);
  const { outcome, hidden: plates } = answer(drawRound(rules), draw);
  expect(outcome).toMatchObject({ awaits: 'pick', units: 0 });
  expect(outcome.phases.at(-1)).toEqual({ type: 'pick', lifted: [], units: 0, over: false });
  expect(plates?.map(String).toSorted()).toEqual(rules.pick!.plates.map(String).toSorted());
  for (const lifted of [
    [0, 1, 2],
    [11, 5, 7],
  ]) {
    const over = playRound(rules, draw, lifted);
    const pay = platesPay(lifted.map((plate) => plates![plate]!)) * rules.units;
    expect(over).toMatchObject({ units: pay });
    expect(over.awaits).toBeUndefined();
    expect(over.phases.at(-1)).toMatchObject({ over: true, plates, units: pay });
  }
});

test('a plate cannot be picked twice, and neither a fourth nor an unknown one can be picked', () => {
  const lift = (lifted: number[]) => () => playRound(rules, ({ stream }) => stream % 1, lifted);
  expect(lift([3, 3])).toThrow(RangeError);
  expect(lift([1, 2, 3, 4])).toThrow(RangeError);
  expect(lift([12])).toThrow(RangeError);
  expect(lift([0.5])).toThrow(RangeError);
});
