import { describe, expect, test } from 'vitest';
import { cueShapes, samplesOf } from './cue-samples';
import { levelOf } from './measure';

/** Peak and RMS of the design, dBFS at full volume, through a 300 Hz high-pass. */
const wished: Record<string, [peak: number, rms: number]> = {
  press: [-14, -24],
  start: [-16, -26],
  run: [-16, -28],
  wait: [-14, -24],
  line: [-14, -24],
  count: [-18, -30],
  win1: [-12, -22],
  win2: [-11, -21],
  win3: [-9, -19],
  entry: [-10, -20],
  bed: [-24, -32],
  end: [-10, -20],
  print: [-20, -30],
  lift: [-13, -24],
  ...Object.fromEntries(
    [0, 1, 2, 3, 4].flatMap((step): [string, [number, number]][] => [
      [`stop${step}`, [-12, -22]],
      [`seal${step}`, [-10, -20]],
    ]),
  ),
  ...Object.fromEntries(
    [0, 1, 2, 3, 4, 5].map((step): [string, [number, number]] => [`fall${step}`, [-14, -25]]),
  ),
};

test('[GAME-09] the table of sounds is complete', () => {
  expect(Object.keys(cueShapes).sort()).toEqual(Object.keys(wished).sort());
});

describe.each(Object.entries(wished))('%s', (name, [peak, rms]) => {
  const samples = samplesOf(name);

  test("[GAME-09] has the designed loudness on a phone's loudspeaker", () => {
    const level = levelOf(samples);
    expect(Math.abs(level.peak - peak)).toBeLessThan(0.5);
    // The run and the bed are loops, the shortest cues have no tail: they may be denser.
    expect(level.rms).toBeGreaterThan(rms - 1);
    expect(level.rms).toBeLessThan(rms + 5);
  });

  test('[GAME-09] stays below the limiter at full band, and is deterministic', () => {
    let most = 0;
    for (const sample of samples) most = Math.max(most, Math.abs(sample));
    expect(20 * Math.log10(most)).toBeLessThan(-6);
    expect(samplesOf(name)).toEqual(samples);
  });
});
