import { inkFill, inkLine, repeats } from '../stage/print/border-patterns';
import { circle } from '../stage/print/field-patterns';
import { fix } from '@parlour/ui/engraving/geometry';
import type { Palette, Sheet } from '../stage/print/look';

/** Rings on still water, round three places. */
export const field = ({ width, height, cx, cy }: Sheet): string => {
  const drops = [
    { x: cx + width * 0.2, y: cy - 10, rings: 22, apart: 15 },
    { x: width * 0.08, y: height * 0.72, rings: 14, apart: 17 },
    { x: width * 0.96, y: height * 0.9, rings: 12, apart: 19 },
  ];
  let path = '';
  for (const { x, y, rings, apart } of drops) {
    for (let ring = 1; ring < rings; ring++) path += circle(x, y, ring * apart, 0.42);
  }
  return path;
};

const strands = [
  { height: 1, width: 1.1 },
  { height: -1, width: 1.1 },
  { height: 0.5, width: 0.8 },
  { height: -0.5, width: 0.8 },
];

/** Four waves that cross, with a seed in each loop. */
export const band = (length: number, thickness: number, { ink, second }: Palette): string => {
  const { count, step } = repeats(length, thickness * 1.9);
  const lines = strands.map(({ height, width }) => {
    let path = 'M0 0';
    for (let index = 0; index < count; index++) {
      for (const side of [1, -1]) {
        const rise = fix(-side * height * thickness * 0.92);
        path += `q${fix(step / 4)} ${rise} ${fix(step / 2)} 0`;
      }
    }
    return inkLine(path, ink, width);
  });
  let seeds = '';
  for (let index = 0; index < 2 * count; index++) {
    seeds += circle((index * step) / 2 + step / 4, 0, 1.1);
  }
  return lines.join('') + inkFill(seeds, second);
};
