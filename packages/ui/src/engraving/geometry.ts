/** Shapes as SVG path text, in the 96 × 96 square of a symbol unless a centre is given. */

export type Point = readonly [x: number, y: number];

/** A full turn in radians. */
export const TURN = Math.PI * 2;

/** One decimal is a tenth of a unit: enough at any size shown, and it keeps paths short. */
export const fix = (value: number): number => +value.toFixed(1);

export const polar = (cx: number, cy: number, radius: number, angle: number): Point => [
  cx + radius * Math.cos(angle),
  cy + radius * Math.sin(angle),
];

/** `count` values made from their index. */
export const times = <Made>(count: number, make: (index: number) => Made): Made[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** The drawings at many places, one after the other. */
export const across = <Values extends readonly number[]>(
  places: readonly Values[],
  draw: (...values: [...Values]) => string,
): string => places.map((place) => draw(...(place as unknown as [...Values]))).join('');

/** An open line through points. */
export const trace = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${fix(x)} ${fix(y)}`).join('');

/** A closed line through points. */
export const outline = (points: readonly Point[]): string => `${trace(points)}Z`;

export const polygon = (corners: number, radius: number, cx = 48, cy = 48, from = -TURN / 4) =>
  outline(times(corners, (index) => polar(cx, cy, radius, from + (index / corners) * TURN)));

export const star = (
  spikes: number,
  outer: number,
  inner: number,
  cx = 48,
  cy = 48,
  from = -TURN / 4,
): string =>
  outline(
    times(2 * spikes, (index) =>
      polar(cx, cy, index % 2 ? inner : outer, from + ((index / spikes) * TURN) / 2),
    ),
  );

export const ellipse = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${fix(cx - rx)} ${fix(cy)}` +
  `a${fix(rx)} ${fix(ry)} 0 1 0 ${fix(2 * rx)} 0` +
  `a${fix(rx)} ${fix(ry)} 0 1 0 ${fix(-2 * rx)} 0Z`;

/** A round edge of `count` bows; `depth` 1 makes them half circles. */
export const scallop = (
  count: number,
  radius: number,
  depth: number,
  cx = 48,
  cy = 48,
  from = -TURN / 4,
): string => {
  const bow = fix(radius * Math.sin(TURN / count / 2) * depth);
  const corners = times(count + 1, (index) => polar(cx, cy, radius, from + (index / count) * TURN));
  const arcs = corners.map(([x, y], index) =>
    index ? `A${bow} ${bow} 0 0 1 ${fix(x)} ${fix(y)}` : `M${fix(x)} ${fix(y)}`,
  );
  return `${arcs.join('')}Z`;
};

/** A pointed leaf from its stalk to its tip; `width` is its half width as a share of its length. */
export const leafShape = (
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  width: number,
): string => {
  const dx = x1 - x0;
  const dy = y1 - y0;
  const length = Math.hypot(dx, dy);
  const nx = (-dy / length) * width;
  const ny = (dx / length) * width;
  const side = (along: number, turn: 1 | -1) =>
    `${fix(x0 + dx * along + turn * nx)} ${fix(y0 + dy * along + turn * ny)}`;
  return (
    `M${fix(x0)} ${fix(y0)}` +
    `C${side(0.25, 1)} ${side(0.7, 1)} ${fix(x1)} ${fix(y1)}` +
    `C${side(0.7, -1)} ${side(0.25, -1)} ${fix(x0)} ${fix(y0)}Z`
  );
};

export type Box = [left: number, top: number, right: number, bottom: number];

/**
 * The box of a path, a unit wider on each side; an arc counts by its end and a third of its radius.
 */
export const boxOf = (path: string): Box => {
  const box: Box = [1e3, 1e3, -1e3, -1e3];
  let x = 0;
  let y = 0;
  const reach = (px: number, py: number) => {
    box[0] = Math.min(box[0], px);
    box[1] = Math.min(box[1], py);
    box[2] = Math.max(box[2], px);
    box[3] = Math.max(box[3], py);
  };
  for (const [, command, text = ''] of path.matchAll(/([MLHVCQAaZ])([^MLHVCQAaZ]*)/g)) {
    const values = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const value = (index: number) => values[index] ?? 0;
    if (command === 'H') {
      x = value(0);
      reach(x, y);
    } else if (command === 'V') {
      y = value(0);
      reach(x, y);
    } else if (command === 'a') {
      reach(x, y - value(1));
      x += value(5);
      y += value(6);
      reach(x, y + value(1));
    } else if (command === 'A') {
      for (let at = 0; at + 6 < values.length; at += 7) {
        x = value(at + 5);
        y = value(at + 6);
        const third = value(at) * 0.3;
        reach(x - third, y - third);
        reach(x + third, y + third);
      }
    } else {
      for (let at = 0; at + 1 < values.length; at += 2) {
        x = value(at);
        y = value(at + 1);
        reach(x, y);
      }
    }
  }
  return [box[0] - 1, box[1] - 1, box[2] + 1, box[3] + 1];
};
