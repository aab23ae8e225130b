import { expect, test } from 'vitest';
import { playRound, spinPhase } from '../lib/play';
import { markOf } from '../lib/proof-mark';
import { countedUnits, figuresOf, published } from '../lib/proof-reels';
import type { SpinPhase } from '../lib/round';
import { game } from './index';
import { rules } from './rules';

test('[GAME-10] lotus pond: every stop counted gives the published figures', () => {
  const figures = figuresOf(rules);
  expect(figures).toMatchObject({ combinations: 24_300_000, lineUnits: 313_718_960 });
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
  expect([game.version, markOf(rules)]).toEqual(['1.0.0', 'd2a79c140797330e']);
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

test('free spins pay three times, add when opened again, and end at forty', () => {
  const alwaysScatters = playRound(rules, () => 0);
  const free = alwaysScatters.phases.slice(1) as SpinPhase[];
  expect(free).toHaveLength(40);
  expect(free.map((spin) => spin.awards ?? 0).slice(0, 4)).toEqual([15, 10, 0, 0]);
  expect(free.map((spin) => spin.free?.awarded).slice(0, 3)).toEqual([30, 40, 40]);
  const paid = (alwaysScatters.phases[0] as SpinPhase).units;
  expect(free.every((spin) => spin.units === 3 * paid && spin.free?.multiplier === 3)).toBe(true);
  expect(alwaysScatters.units).toBe(paid + 40 * 3 * paid);
});
