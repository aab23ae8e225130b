import { inkFill, repeats, square } from '../stage/print/border-patterns';
import { circle } from '../stage/print/field-patterns';
import { fix, star } from '@parlour/ui/engraving/geometry';
import type { Palette, Sheet } from '../stage/print/look';

/** A hanging curtain. */
export const field = ({ width, height }: Sheet): string => {
  let path = '';
  for (let x = -10, fold = 0; x < width + 10; x += 8, fold++) {
    for (let y = 0; y <= height + 10; y += 10) {
      const sway = 7 * Math.sin(y / 90 + fold * 0.16) + 4 * Math.sin(y / 31 - fold * 0.3);
      path += `${y ? 'L' : 'M'}${fix(x + sway)} ${y}`;
    }
  }
  return path;
};

/** A row of lamps on a solid frame. */
export const band = (length: number, thickness: number, { ink, ground }: Palette): string => {
  const { count, step } = repeats(length, thickness * 0.9);
  let lamps = '';
  for (let index = 0; index < count; index++) {
    lamps += circle(index * step + step / 2, 0, thickness * 0.26);
  }
  return (
    `<rect y="${-thickness / 2}" width="${fix(length)}" height="${thickness}" fill="${ink}"/>` +
    inkFill(lamps, ground)
  );
};

export const corner = (x: number, y: number, size: number, { ink, ground }: Palette): string =>
  square(x, y, size, ink) +
  inkFill(star(5, size * 0.38, size * 0.16, x + size / 2, y + size / 2), ground);
