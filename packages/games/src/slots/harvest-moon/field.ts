import { inkLine, repeats } from '../stage/print/border-patterns';
import { circle } from '../stage/print/field-patterns';
import { fix, times } from '@parlour/ui/engraving/geometry';
import type { Palette, Sheet } from '../stage/print/look';

/** The halo of the moon: rings that grow apart. */
export const field = ({ cx, cy }: Sheet): string =>
  times(34, (index) => circle(cx, cy, 40 + index * (7 + index * 0.34))).join('');

/** Waves as on a festival cloth: three bows in one another. */
export const band = (length: number, thickness: number, { ink }: Palette): string => {
  const { count, step } = repeats(length, thickness * 1.5);
  let path = '';
  for (let index = 0; index < count; index++) {
    const middle = index * step + step / 2;
    for (const share of [0.5, 0.34, 0.17]) {
      path +=
        `M${fix(middle - step * share)} ${thickness / 2}` +
        `A${fix(step * share)} ${fix(thickness * share * 1.9)} 0 0 1 ` +
        `${fix(middle + step * share)} ${thickness / 2}`;
    }
  }
  return inkLine(path, ink, 1);
};
