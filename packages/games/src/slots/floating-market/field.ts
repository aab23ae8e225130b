import { inkLine, repeats } from '../stage/print/border-patterns';
import { fix, TURN } from '@parlour/ui/engraving/geometry';
import type { Palette, Sheet } from '../stage/print/look';

/** The river: two waves that drift against each other from line to line. */
export const field = ({ width, height }: Sheet): string => {
  let path = '';
  for (let y = -20, line = 0; y < height + 20; y += 11, line++) {
    for (let x = 0; x <= width + 12; x += 12) {
      const along = (x / 400) * TURN;
      const long = 9 * Math.sin(along * 2.2 + line * 0.55);
      const short = 4.5 * Math.sin(along * 5.1 - line * 0.55 * 1.7);
      path += `${x ? 'L' : 'M'}${x} ${fix(y + long + short)}`;
    }
  }
  return path;
};

/** Breaking waves, one after the other. */
export const band = (length: number, thickness: number, { ink }: Palette): string => {
  const { count, step } = repeats(length, thickness * 1.7);
  const low = fix(thickness * 0.36);
  const high = fix(-thickness * 0.4);
  const curl = fix(thickness * 0.06);
  const inner = fix(-thickness * 0.1);
  let path = '';
  for (let index = 0; index < count; index++) {
    const at = (share: number) => fix(index * step + step * share);
    path +=
      `M${at(0)} ${low}C${at(0.3)} ${low} ${at(0.3)} ${high} ${at(0.62)} ${high}` +
      `C${at(0.9)} ${high} ${at(0.9)} ${curl} ${at(0.66)} ${curl}` +
      `M${at(0.3)} ${low}C${at(0.5)} ${low} ${at(0.5)} ${inner} ${at(0.62)} ${inner}` +
      `M${at(0.55)} ${low}H${at(1)}`;
  }
  return inkLine(path, ink, 1.1);
};
