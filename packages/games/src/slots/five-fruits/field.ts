import { inkLine, repeats } from '../stage/print/border-patterns';
import { fix } from '@parlour/ui/engraving/geometry';
import type { Palette, Sheet } from '../stage/print/look';

/** Basket work: five bars a square, across and down in turn. */
export const field = ({ width, height }: Sheet): string => {
  const side = 26;
  let path = '';
  for (let y = -side; y < height + side; y += side) {
    for (let x = -side; x < width + side; x += side) {
      const isAcross = (Math.round(x / side) + Math.round(y / side)) % 2 !== 0;
      for (let bar = 0; bar < 5; bar++) {
        const shift = (bar * side) / 5 + 2.6;
        path += isAcross
          ? `M${x} ${fix(y + shift)}H${x + side}`
          : `M${fix(x + shift)} ${y}V${y + side}`;
      }
    }
  }
  return path;
};

/** A plait of two strands. */
export const band = (length: number, thickness: number, { ink }: Palette): string => {
  const { count, step } = repeats(length, thickness * 1.2);
  const half = thickness / 2;
  let path = '';
  for (let index = 0; index < count; index++) {
    const x = index * step;
    path +=
      `M${fix(x)} ${-half}L${fix(x + step)} ${half}` +
      `M${fix(x + step * 0.33)} ${-half}L${fix(x + step)} ${fix(thickness * 0.17)}` +
      `M${fix(x)} ${fix(-thickness * 0.17)}L${fix(x + step * 0.67)} ${half}` +
      `M${fix(x + step)} ${-half}L${fix(x + step * 0.62)} ${fix(-thickness * 0.12)}` +
      `M${fix(x)} ${half}L${fix(x + step * 0.38)} ${fix(thickness * 0.12)}`;
  }
  return inkLine(path, ink, 1);
};
