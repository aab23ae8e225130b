import { ellipse } from '@parlour/ui/engraving/geometry';
import { path } from '@parlour/ui/engraving/paint';
import type { SlotPicture } from '../picture/pictures';
import { body, fromBox, hatched, line, solid } from '../picture/strokes';

/** Chợ Nổi: a market boat with its eye, on the river. */
const motif: SlotPicture['motif'] = (_draw, paint) => {
  const hull = 'M4 50C14 58 24 60 36 60H84L93 46C95 62 88 80 72 82H34C18 82 8 68 4 50Z';
  return fromBox(
    paint,
    hatched(paint, 'M40 60V33H80V60Z'),
    body(paint, 'M48 42H60V52H48Z'),
    solid(paint, 'M34 34C40 20 78 20 86 34Z'),
    line(
      'M42,33C46,27,50,25,52,24M52,33C54,28,56,25,58,24M62,33V23.6M72,33C70,28,68,25,66,24M80,33C77,28,73,26,71,25',
      0.9,
    ),
    line('M22 60V10', 1.6),
    solid(paint, 'M22 8L36 13L22 18Z'),
    solid(paint, ellipse(28, 52, 5) + ellipse(36, 54, 4.4)),
    body(paint, hull),
    line(
      'M9,60C24,69,40,68,88,66M14,68C28,76,46,74,84,73M24,77C40,80,58,79,74,78M48,60C46,66,46,74,50,81M66,60C66,68,66,74,64,81',
      0.8,
    ),
    body(paint, ellipse(24, 66, 7.4, 5.6)),
    path(ellipse(24, 66, 2.8), { fill: paint.second, stroke: 'none' }),
    line(
      'M-4,88C4,82,10,94,18,88C26,82,32,94,40,88C48,82,54,94,62,88C70,82,76,94,84,88C92,82,98,92,102,88M8,97C16,91,22,103,30,97C38,91,44,103,52,97C60,91,66,103,74,97C82,91,86,99,92,97',
      1.3,
    ),
  );
};

export const picture: SlotPicture = { motif, isNegative: true };
