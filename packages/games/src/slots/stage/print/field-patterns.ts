import { fix, times, TURN } from './geometry';
import type { Sheet } from './look';

/** A circle flattened by `squash`, for fields and borders. */
export const circle = (x: number, y: number, radius: number, squash = 1): string => {
  const height = fix(radius * squash);
  return (
    `M${fix(x - radius)} ${fix(y)}` +
    `a${fix(radius)} ${height} 0 1 0 ${fix(2 * radius)} 0` +
    `a${fix(radius)} ${height} 0 1 0 ${fix(-2 * radius)} 0Z`
  );
};

export type Petal = {
  /** Depth and number of the large waves of the edge, then of the small ones. */
  depth: number;
  waves: number;
  fineDepth: number;
  fineWaves: number;
};

const petalLine = (cx: number, cy: number, radius: number, petal: Petal, turn: number): string => {
  const { depth, waves, fineDepth, fineWaves } = petal;
  const points = times(121, (index) => {
    const angle = (index / 120) * TURN;
    const r =
      radius * (1 + depth * Math.sin(waves * angle) + fineDepth * Math.cos(fineWaves * angle));
    const x = cx + r * Math.cos(angle + turn);
    const y = cy + r * Math.sin(angle + turn);
    return `${index ? 'L' : 'M'}${fix(x)} ${fix(y)}`;
  });
  return `${points.join('')}Z`;
};

/** A guilloche: one wavy line turned `count` times about a centre. */
export const rosette = (
  cx: number,
  cy: number,
  radius: number,
  count: number,
  petal: Petal,
): string =>
  times(count, (index) =>
    petalLine(cx, cy, radius, petal, ((index / count) * TURN) / petal.waves),
  ).join('');

/** The field of a game as SVG, faint behind everything else. */
export const fieldSvg = (
  look: { field: (sheet: Sheet) => string; palette: { ink: string } },
  sheet: Sheet,
  opacity = 0.3,
): string =>
  `<path d="${look.field(sheet)}" fill="none" stroke="${look.palette.ink}" ` +
  `stroke-width=".75" opacity="${opacity}"/>`;
