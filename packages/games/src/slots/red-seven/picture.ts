import { ellipse } from '@parlour/ui/engraving/geometry';
import { path } from '@parlour/ui/engraving/paint';
import type { SlotPicture } from '../picture/pictures';
import { body, fromBox, line, solid } from '../picture/strokes';

/** Bảy Đỏ: one seven between the bulbs of an old machine. */
const motif: SlotPicture['motif'] = (_draw, paint) => {
  const seven = 'M16 10H82V30C66 46 58 64 58 90H32C32 66 42 48 56 34H34V42H16Z';
  const inner =
    'M21.5 15.5H76.5V27.6C61 44 53 62 52.4 84.5H37.6C38.8 62 49 45 66 28.5H28.5V36.5H21.5Z';
  const bulbs = (y: number): string =>
    Array.from({ length: 9 }, (_, at) => ellipse(-8 + at * 14, y, 3)).join('');
  return fromBox(
    paint,
    path('M-16-22H112V-6H-16ZM-16 102H112V118H-16Z', { fill: paint.ground }),
    path(bulbs(-14) + bulbs(110), { fill: paint.second, width: 0.8 }),
    path(seven, { fill: paint.line, stroke: paint.line, width: 3, at: 'translate(2.4 2.6)' }),
    solid(paint, seven),
    path(inner, { fill: paint.hatch, width: 0.8 }),
    line(seven, 1.6),
    body(paint, 'M-20 50L-6 43V57Z'),
    body(paint, 'M116 50L102 43V57Z'),
  );
};

export const picture: SlotPicture = { motif, isNegative: true };
