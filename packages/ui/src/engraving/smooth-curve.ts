import type { Point } from './geometry';

/** Outlines of smooth curves are written in tenths of a unit, to be drawn under `scale(.1)`. */
export const TENTHS = 10;

const even = (value: number): number => 2 * Math.round((value * TENTHS) / 2);

/**
 * A smooth curve through the midpoints of the given points, in tenths. Control points are even
 * whole numbers, so that the midpoints are whole and each control is exactly the reflection of the
 * one before: after the first, a midpoint is enough.
 */
export const smooth = (points: readonly Point[], { closed }: { closed: boolean }): string => {
  const controls = points.map(([x, y]): Point => [even(x), even(y)]);
  if (closed) controls.push(...controls.slice(0, 2));
  const [first, second] = controls;
  if (!first || !second) return '';
  let [x, y] = [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2];
  let path = `M${x} ${y}`;
  for (let at = 1; at + 1 < controls.length; at += 1) {
    const control = controls[at] as Point;
    const next = controls[at + 1] as Point;
    const [toX, toY] = [(control[0] + next[0]) / 2, (control[1] + next[1]) / 2];
    if (at === 1)
      path += `q${pair(control[0] - x, control[1] - y)}${pair(toX - x, toY - y, true)}t`;
    else path += pair(toX - x, toY - y, at > 2);
    [x, y] = [toX, toY];
  }
  return path;
};

// A minus sign parts two numbers as well as a space does.
const pair = (x: number, y: number, follows = false): string =>
  `${follows && x >= 0 ? ' ' : ''}${x}${y >= 0 ? ' ' : ''}${y}`;
