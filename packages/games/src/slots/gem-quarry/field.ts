import { inkLine, repeats, square } from '../stage/print/border-patterns';
import { fix, type Point } from '@parlour/ui/engraving/geometry';
import type { Palette, Sheet } from '../stage/print/look';

const side = 66;

/** Corners of the cleft rock: a grid shaken by fixed waves. */
const cleft = (col: number, row: number): Point => [
  col * side + 22 * Math.sin(col * 12.9 + row * 78.2),
  row * side + 22 * Math.sin(col * 39.3 + row * 11.1),
];

const text = ([x, y]: Point): string => `${fix(x)},${fix(y)}`;

/** Rock faces: each square of the grid is split, and one half is ruled. */
export const field = ({ width, height }: Sheet): string => {
  let path = '';
  for (let row = -1; row < height / side + 1; row++) {
    for (let col = -1; col < width / side + 1; col++) {
      const top = cleft(col, row);
      const right = cleft(col + 1, row);
      const left = cleft(col, row + 1);
      const bottom = cleft(col + 1, row + 1);
      path += `M${text(top)}L${text(right)}L${text(left)}Z`;
      const rules = 3 + ((col * 7 + row * 5) & 3);
      for (let rule = 1; rule < rules; rule++) {
        const share = rule / rules;
        const from = between(right, bottom, share);
        const to = between(left, bottom, share);
        path += `M${fix(from[0])} ${fix(from[1])}L${fix(to[0])} ${fix(to[1])}`;
      }
    }
  }
  return path;
};

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** Facets, one half in shade. */
export const band = (length: number, thickness: number, { ink }: Palette): string => {
  const { count, step } = repeats(length, thickness * 1.1);
  const half = thickness / 2;
  let edges = '';
  let shades = '';
  for (let index = 0; index < count; index++) {
    const x = index * step;
    const [left, middle, right] = [fix(x), fix(x + step / 2), fix(x + step)];
    edges += `M${left} ${half}L${middle} ${-half}L${right} ${half}`;
    shades += `M${middle} ${-half}L${middle} ${half}L${right} ${half}Z`;
  }
  return `<path d="${shades}" fill="${ink}" opacity=".55"/>${inkLine(edges, ink, 1)}`;
};

/** A lozenge. */
export const corner = (x: number, y: number, size: number, palette: Palette): string => {
  const [cx, cy, radius] = [x + size / 2, y + size / 2, size / 2 - 0.5];
  return (
    square(x, y, size, palette.ground) +
    `<path d="M${cx} ${cy - radius}L${cx + radius} ${cy}L${cx} ${cy + radius}` +
    `L${cx - radius} ${cy}Z" fill="${palette.ink}"/>`
  );
};
