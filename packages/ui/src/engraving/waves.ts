import { type Point, TURN } from './geometry';
import { smooth } from './smooth-curve';
import { type NextRandom, drawsOf, hash } from './seed';

const STEP = 20;

/** A sheet of two-frequency waves over the whole width, as a single outline in tenths. */
export const waves = (draw: NextRandom, width: number, height: number, lines: number): string => {
  const [high, low] = [8 + draw() * 12, 4 + draw() * 7];
  const [slow, fast] = [0.6 + draw() * 1.4, 1.5 + draw() * 2.5];
  const drift = 0.18 + draw() * 0.02;
  const line = (at: number): Point[] => {
    const y = (at / (lines - 1)) * height;
    const phase = at * drift;
    const count = Math.ceil(width / STEP) + 3;
    return Array.from({ length: count }, (_, step) => {
      const x = (step - 1) * STEP;
      const swing =
        high * Math.sin((x / width) * TURN * slow + phase) +
        low * Math.sin((x / width) * TURN * fast - phase * 1.7);
      return [x, y + swing];
    });
  };
  return Array.from({ length: lines }, (_, at) => smooth(line(at), { closed: false })).join('');
};

/** The waves of a name, behind the amount of a slip. */
export const wavesOf = (name: string, width: number, height: number, lines: number): string =>
  waves(drawsOf(hash(name)), width, height, lines);
