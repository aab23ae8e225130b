export type Point = readonly [x: number, y: number];

export const TAU = Math.PI * 2;

/** One decimal, without a trailing zero: what an outline needs. */
export const short = (value: number): string => String(Number(value.toFixed(1)));

export const polar = (radius: number, angle: number, cx = 0, cy = 0): Point => [
  cx + radius * Math.cos(angle),
  cy + radius * Math.sin(angle),
];

/** Straight lines through the points. */
export const polyline = (points: readonly Point[]): string =>
  points.map(([x, y], at) => `${at ? 'L' : 'M'}${short(x)} ${short(y)}`).join('');

export const polygon = (points: readonly Point[]): string => `${polyline(points)}Z`;

/** A circle as an outline. */
export const disc = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${short(cx - rx)} ${short(cy)}${halfTurn(rx, ry, 2 * rx)}${halfTurn(rx, ry, -2 * rx)}Z`;

const halfTurn = (rx: number, ry: number, across: number): string =>
  `a${short(rx)} ${short(ry)} 0 1 0 ${short(across)} 0`;

/** A regular polygon, or a star when there is an inner radius. */
export const starOf = (
  points: number,
  outer: number,
  inner?: number,
  { cx = 0, cy = 0, turn = -TAU / 4 }: { cx?: number; cy?: number; turn?: number } = {},
): string => {
  const corners = inner === undefined ? points : points * 2;
  return polygon(
    Array.from({ length: corners }, (_, at) =>
      polar(inner !== undefined && at % 2 ? inner : outer, turn + (at / corners) * TAU, cx, cy),
    ),
  );
};

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
