import { ellipse, outline, polar, star, trace, TURN } from '@parlour/ui/engraving/geometry';
import { group, path } from '@parlour/ui/engraving/paint';
import type { SlotPicture } from '../picture/pictures';
import { body, centred, line, rays, solid } from '../picture/strokes';

/** Trăng Rằm: a lantern lantern before the full moon. */
const motif: SlotPicture['motif'] = (_draw, paint) => {
  const lantern = star(5, 66, 27, 0, 0);
  const folds = Array.from({ length: 5 }, (_, at) => {
    const angle = -TURN / 4 + (at / 5) * TURN;
    return (
      trace([[0, 0], polar(0, 0, 66, angle)]) + trace([[0, 0], polar(0, 0, 27, angle + TURN / 10)])
    );
  }).join('');
  const facets = Array.from({ length: 5 }, (_, at) => {
    const angle = -TURN / 4 + (at / 5) * TURN;
    return outline([[0, 0], polar(0, 0, 66, angle), polar(0, 0, 27, angle + TURN / 10)]);
  }).join('');
  return group(
    { ...centred, stroke: paint.line, width: 2 },
    body(paint, ellipse(0, -8, 104)),
    path(ellipse(0, -8, 104), { fill: paint.hatch, opacity: 0.45 }),
    line('M0-124V-78M-34 70L-40 122M-24 74L-26 124M24 74L26 124M34 70L40 122', 2.4),
    body(paint, ellipse(0, 0, 78)),
    path(rays(48, 70, 77), { fill: 'none', width: 1.6 }),
    line(ellipse(0, 0, 68), 1.2),
    solid(paint, lantern),
    path(facets, { fill: paint.hatch, stroke: 'none' }),
    line(folds, 1.4),
    line(lantern, 2.4),
    path(ellipse(-34, 66, 6) + ellipse(34, 66, 6), { fill: paint.line }),
    body(
      paint,
      'M-132,74C-132,60-112,58-108,68C-104,54-80,56-80,72C-70,68-62,76-66,84H-126C-136,84-138,78-132,74Z',
    ),
    body(
      paint,
      'M132-66C132-80 112-82 108-72C104-86 80-84 80-68C70-72 62-64 66-56H126C136-56 138-62 132-66Z',
    ),
  );
};

export const picture: SlotPicture = { motif, isNegative: true };
