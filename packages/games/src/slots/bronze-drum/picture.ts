import { ellipse, fix, outline, polar, star, TURN } from '@parlour/ui/engraving/geometry';
import { group, path } from '@parlour/ui/engraving/paint';
import type { SlotPicture } from '../picture/pictures';
import { body, centred, line, rays } from '../picture/strokes';

/** Trống Đồng: the face of a bronze drum, a sun of fourteen rays in ruled rings. */
const motif: SlotPicture['motif'] = (_draw, paint) => {
  const teeth = (radius: number, deep: number, count: number): string =>
    Array.from({ length: count }, (_, at) => {
      const angle = (at / count) * TURN;
      const half = Math.PI / count;
      return outline([
        polar(0, 0, radius, angle - half),
        polar(0, 0, radius - deep, angle),
        polar(0, 0, radius, angle + half),
      ]);
    }).join('');
  const eyes = Array.from({ length: 28 }, (_, at) => {
    const [x, y] = polar(0, 0, 59, (at / 28) * TURN);
    return ellipse(x, y, 4.4);
  }).join('');
  // A bird in flight, laid along its ring.
  const bird = 'M0-6L5-12L7-5L17-3L7 0L10 9L2 3L-12 8L-6 0L-13-5Z';
  const birds = Array.from({ length: 8 }, (_, at) => {
    const [x, y] = polar(0, 0, 80, (at / 8) * TURN);
    return path(bird, {
      fill: paint.second,
      width: 1,
      at: `translate(${fix(x)} ${fix(y)}) rotate(${fix((at / 8) * 360 + 90)})`,
    });
  }).join('');
  return group(
    { ...centred, stroke: paint.line, width: 1.6 },
    body(paint, ellipse(0, 0, 118)),
    path(teeth(114, 10, 56), { fill: paint.hatch, width: 1 }),
    line(ellipse(0, 0, 114) + ellipse(0, 0, 102) + ellipse(0, 0, 98), 1.2),
    line(rays(84, 98, 102), 1),
    birds,
    line(ellipse(0, 0, 66) + ellipse(0, 0, 52) + ellipse(0, 0, 49), 1.2),
    line(eyes, 1.2),
    path(star(14, 48, 17, 0, 0), { fill: paint.line, width: 1 }),
    path(star(14, 30, 13, 0, 0), { fill: paint.second, stroke: 'none' }),
    path(ellipse(0, 0, 8), { fill: paint.ground }),
  );
};

export const picture: SlotPicture = { motif };
