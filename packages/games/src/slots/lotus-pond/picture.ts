import { ellipse } from '@parlour/ui/engraving/geometry';
import { path } from '@parlour/ui/engraving/paint';
import type { SlotPicture } from '../picture/pictures';
import { body, fromBox, line, solid } from '../picture/strokes';

/** Đầm Sen: a lotus over the rings of a pond. */
const motif: SlotPicture['motif'] = (_draw, paint) => {
  const outer =
    'M48 88C24 88 8 76 4 58C18 56 38 66 48 88ZM48 88C72 88 88 76 92 58C78 56 58 66 48 88Z';
  const middle =
    'M48 88C26 80 14 60 18 38C34 44 46 62 48 88ZM48 88C70 80 82 60 78 38C62 44 50 62 48 88Z';
  const heart = 'M48 88C30 72 28 44 48 16C68 44 66 72 48 88Z';
  return fromBox(
    paint,
    line(
      'M8,92C8,86,88,86,88,92C88,98,8,98,8,92ZM-4,93C-4,82,100,82,100,93C100,106,-4,106,-4,93ZM-16,94C-16,78,112,78,112,94C112,114,-16,114,-16,94Z',
      0.9,
    ),
    body(paint, outer),
    path(outer, { fill: paint.hatch }),
    line('M8 60C22 64 38 72 48 88M88 60C74 64 58 72 48 88', 0.8),
    body(paint, middle),
    line(
      'M20,41C30,52,42,68,48,88M18,50C26,62,36,76,48,88M76,41C66,52,54,68,48,88M78,50C70,62,60,76,48,88',
      0.8,
    ),
    solid(paint, heart),
    line(
      'M48,20V88M42,34C38,52,40,72,48,88M54,34C58,52,56,72,48,88M37,48C34,60,38,76,48,88M59,48C62,60,58,76,48,88',
      0.8,
    ),
    line(heart, 1.3),
    path(ellipse(16, 14, 2.4) + ellipse(80, 20, 2) + ellipse(70, 6, 1.6), { fill: paint.second }),
  );
};

export const picture: SlotPicture = { motif };
