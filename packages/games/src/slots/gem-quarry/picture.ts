import { outline, polar, polygon, star, TURN } from '@parlour/ui/engraving/geometry';
import { group, path } from '@parlour/ui/engraving/paint';
import type { SlotPicture } from '../picture/pictures';
import { body, centred, line, rays, solid } from '../picture/strokes';

/** Mỏ Ngọc: a brilliant seen from above, with three small stones. */
const motif: SlotPicture['motif'] = (_draw, paint) => {
  const ring = (radius: number, turn: number) => (at: number) =>
    polar(0, 0, radius, turn + (at / 8) * TURN);
  const [rim, crown, tableCorner] = [ring(100, TURN / 16), ring(72, 0), ring(48, TURN / 16)];
  const each = (facet: (at: number) => string, odd: number): string =>
    Array.from({ length: 4 }, (_, at) => facet(at * 2 + odd)).join('');
  const kite = (at: number) => outline([rim(at - 1), rim(at), crown(at)]);
  const bevel = (at: number) => outline([tableCorner(at - 1), tableCorner(at), crown(at)]);
  const side = (at: number) => outline([rim(at), crown(at), tableCorner(at), crown(at + 1)]);
  const stone = (x: number, y: number, size: number): string =>
    group(
      { at: `translate(${x} ${y}) scale(${size})`, width: 1.6 / size },
      body(paint, 'M-14-10H14L22 0L0 24L-22 0Z'),
      path('M-14-10L-8 0L0 24L8 0L14-10M-22 0H22', { fill: 'none' }),
      path('M-8 0H8L0 24Z', { fill: paint.second }),
    );
  return group(
    { ...centred, stroke: paint.line, width: 1.8 },
    body(paint, polygon(8, 100, 0, 0, TURN / 16)),
    path(each(kite, 0) + each(side, 1), { fill: paint.hatch }),
    path(each(kite, 1) + each(side, 0), { fill: paint.ground }),
    path(each(bevel, 0) + each(bevel, 1), { fill: paint.ground }),
    path(polygon(8, 48, 0, 0, TURN / 16), { fill: paint.ground }),
    solid(paint, star(8, 40, 17, 0, 0, TURN / 16)),
    line(rays(16, 0, 17), 1),
    line(polygon(8, 100, 0, 0, TURN / 16), 2.6),
    stone(-96, 118, 1),
    stone(98, -112, 0.86),
    stone(104, 112, 0.7),
  );
};

export const picture: SlotPicture = { motif };
