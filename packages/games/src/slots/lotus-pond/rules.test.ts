import { expect, test } from 'vitest';
import { playRound, spinPhase } from '../rules/play';
import { proveReels } from '../testing/proof-cases';
import type { SpinPhase } from '../rules/round';
import { game } from './index';
import { rules } from './rules';

// [GAME-10]
proveReels({
  game,
  rules,
  combinations: 24_300_000,
  lineUnits: 313_718_960,
});

test.each([
  [3, [0, 0, 0, 0, 1], 2, 10],
  [4, [0, 0, 0, 0, 0], 10, 15],
])('%i scatters pay and open free spins', (count, stops, times, awards) => {
  const phase = spinPhase(rules, stops);
  expect(phase.wins.find(({ kind }) => kind === 'scatter')).toMatchObject({
    count,
    units: times * rules.units,
  });
  expect(phase.awards).toBe(awards);
});

test('free spins pay three times, can be retriggered, and end at forty', () => {
  const alwaysScatters = playRound(rules, () => 0);
  const free = alwaysScatters.phases.slice(1) as SpinPhase[];
  expect(free).toHaveLength(40);
  expect(free.map((spin) => spin.awards ?? 0).slice(0, 4)).toEqual([15, 10, 0, 0]);
  expect(free.map((spin) => spin.free?.awarded).slice(0, 3)).toEqual([30, 40, 40]);
  const paid = (alwaysScatters.phases[0] as SpinPhase).units;
  expect(free.every((spin) => spin.units === 3 * paid && spin.free?.multiplier === 3)).toBe(true);
  expect(alwaysScatters.units).toBe(paid + 40 * 3 * paid);
});
