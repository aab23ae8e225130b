import { inkLine, square } from '../stage/print/border-patterns';
import { circle, rosette } from '../stage/print/field-patterns';
import { fix } from '@parlour/ui/engraving/geometry';
import type { Palette, Sheet } from '../stage/print/look';

/** Two guilloches, as on a bank note. */
export const field = ({ width, height, cx, cy }: Sheet): string => {
  const long = Math.max(width, height);
  const inner = { lobes: 3, ripples: 7, depth: 0.26, shallow: 0.1 };
  const outer = { lobes: 4, ripples: 9, depth: 0.18, shallow: 0.06 };
  return rosette(cx, cy, long * 0.3, 14, inner) + rosette(cx, cy, long * 0.5, 14, outer);
};

/** An engraver's rule: long marks at tens, middle ones at fives. */
export const band = (length: number, thickness: number, { ink }: Palette): string => {
  const count = Math.max(10, Math.round(length / 4.5 / 10) * 10);
  const step = length / count;
  let path = '';
  for (let mark = 0; mark <= count; mark++) {
    const share = mark % 10 === 0 ? 0.95 : mark % 5 === 0 ? 0.68 : 0.4;
    path += `M${fix(mark * step)} ${thickness / 2}V${fix(thickness / 2 - thickness * share)}`;
  }
  return inkLine(path, ink, 1);
};

/** A register mark. */
export const corner = (x: number, y: number, size: number, palette: Palette): string => {
  const [cx, cy, radius] = [x + size / 2, y + size / 2, size / 2 - 0.5];
  const cross = `M${cx - radius} ${cy}H${cx + radius}M${cx} ${cy - radius}V${cy + radius}`;
  return (
    square(x, y, size, palette.ground) +
    inkLine(cross + circle(cx, cy, size * 0.28), palette.ink, 1.1)
  );
};
