import { disc, polar, polygon, polyline, short, starOf, TAU } from '../curve';
import { group, type Paint, path } from '../paint';
import type { Motif } from './symbols';

const centred = { at: 'translate(150 190)', round: true } as const;

// The drawings of symbols stand in a box of 96 units; their lines are set for twice that size.
const fromBox = (paint: Paint, ...content: string[]): string =>
  group(
    {
      at: 'translate(150 190) scale(2.05) translate(-48 -48)',
      stroke: paint.line,
      width: 1,
      round: true,
    },
    ...content,
  );

const body = (paint: Paint, d: string): string => path(d, { fill: paint.ground });
const hatched = (paint: Paint, d: string): string =>
  path(d, { fill: paint.ground }) + path(d, { fill: paint.hatch });
const solid = (paint: Paint, d: string): string => path(d, { fill: paint.second });
const line = (d: string, width?: number): string =>
  path(d, { fill: 'none', ...(width === undefined ? {} : { width }) });

const rays = (count: number, inner: number, outer: number): string =>
  Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * TAU;
    return polyline([polar(inner, angle), polar(outer, angle)]);
  }).join('');

/** Ngũ Quả: five fruits on a footed bowl. */
const fiveFruits: Motif = (_, paint) => {
  let scales = '';
  for (let row = 0; row < 5; row += 1) {
    for (let column = -2; column <= 2; column += 1) {
      scales += `M${-52 + column * 13 + (row % 2) * 6.5} ${-18 + row * 11}a7 8 0 0 0 13 0`;
    }
  }
  const melon = disc(0, -52, 38);
  const custard = disc(-46, 0, 34);
  const clip = `${paint.id}c`;
  return group(
    { ...centred, stroke: paint.line, width: 2 },
    solid(paint, 'M50-58C74-64 84-42 74-24C66-10 48-12 42-26C37-38 40-54 50-58Z'),
    line('M52-56C54-66 60-72 68-74M56-48C64-46 68-40 68-32', 1.6),
    body(paint, melon),
    line(
      'M0-90C-34-74-34-30 0-14M0-90C-14-74-14-30 0-14M0-90C14-74 14-30 0-14M0-90C34-74 34-30 0-14',
      1.6,
    ),
    path('M0-90C-14-74-14-30 0-14C-34-30-34-74 0-90ZM0-90C14-74 14-30 0-14C34-30 34-74 0-90Z', {
      fill: paint.hatch,
      stroke: 'none',
    }),
    line('M0-90C0-98 6-102 12-102'),
    body(paint, custard),
    `<clipPath id="${clip}"><path d="${custard}"/></clipPath>`,
    group({ clip }, line(scales, 1.6)),
    line('M-50-33C-50-42-54-46-60-48'),
    hatched(paint, disc(48, 4, 34)),
    body(paint, disc(48, 4, 25)),
    path(
      Array.from({ length: 8 }, (__, at) => {
        const angle = (at / 8) * TAU;
        return `M48 4L${polar(22, angle + 0.08, 48, 4)
          .map(short)
          .join(' ')}A22 22 0 0 1 ${polar(22, angle + 0.68, 48, 4)
          .map(short)
          .join(' ')}Z`;
      }).join(''),
      { fill: paint.second, width: 1 },
    ),
    body(paint, disc(0, 16, 31)),
    path(disc(0, 16, 31), { fill: paint.hatch, opacity: 0.55 }),
    solid(paint, 'M0 6L7-10L14 0L26-8L18 8L10 12H-10L-18 8L-26-8L-14 0L-7-10Z'),
    body(paint, 'M-96 34H96C90 78 56 96 0 96C-56 96-90 78-96 34Z'),
    path('M-90 52H90C82 80 52 90 0 90C-52 90-82 80-90 52Z', { fill: paint.hatch }),
    line('M-94 46H94', 1.4),
    body(paint, 'M-26 96H26L38 116H-38Z'),
    line('M-32 108H32', 1.4),
  );
};

/** Trăng Rằm: a star lantern before the full moon. */
const harvestMoon: Motif = (_, paint) => {
  const star = starOf(5, 66, 27);
  const folds = Array.from({ length: 5 }, (__, at) => {
    const angle = -TAU / 4 + (at / 5) * TAU;
    return polyline([[0, 0], polar(66, angle)]) + polyline([[0, 0], polar(27, angle + TAU / 10)]);
  }).join('');
  const facets = Array.from({ length: 5 }, (__, at) => {
    const angle = -TAU / 4 + (at / 5) * TAU;
    return polygon([[0, 0], polar(66, angle), polar(27, angle + TAU / 10)]);
  }).join('');
  return group(
    { ...centred, stroke: paint.line, width: 2 },
    body(paint, disc(0, -8, 104)),
    path(disc(0, -8, 104), { fill: paint.hatch, opacity: 0.45 }),
    line('M0-124V-78M-34 70L-40 122M-24 74L-26 124M24 74L26 124M34 70L40 122', 2.4),
    body(paint, disc(0, 0, 78)),
    path(rays(48, 70, 77), { fill: 'none', width: 1.6 }),
    line(disc(0, 0, 68), 1.2),
    solid(paint, star),
    path(facets, { fill: paint.hatch, stroke: 'none' }),
    line(folds, 1.4),
    line(star, 2.4),
    path(disc(-34, 66, 6) + disc(34, 66, 6), { fill: paint.line }),
    body(
      paint,
      'M-132 74C-132 60-112 58-108 68C-104 54-80 56-80 72C-70 68-62 76-66 84H-126C-136 84-138 78-132 74Z',
    ),
    body(
      paint,
      'M132-66C132-80 112-82 108-72C104-86 80-84 80-68C70-72 62-64 66-56H126C136-56 138-62 132-66Z',
    ),
  );
};

/** Chợ Nổi: a market boat with its eye, on the river. */
const floatingMarket: Motif = (_, paint) => {
  const hull = 'M4 50C14 58 24 60 36 60H84L93 46C95 62 88 80 72 82H34C18 82 8 68 4 50Z';
  return fromBox(
    paint,
    hatched(paint, 'M40 60V33H80V60Z'),
    body(paint, 'M48 42H60V52H48Z'),
    solid(paint, 'M34 34C40 20 78 20 86 34Z'),
    line(
      'M42 33C46 27 50 25 52 24M52 33C54 28 56 25 58 24M62 33V23.6M72 33C70 28 68 25 66 24M80 33C77 28 73 26 71 25',
      0.9,
    ),
    line('M22 60V10', 1.6),
    solid(paint, 'M22 8L36 13L22 18Z'),
    solid(paint, disc(28, 52, 5) + disc(36, 54, 4.4)),
    body(paint, hull),
    line(
      'M9 60C24 69 40 68 88 66M14 68C28 76 46 74 84 73M24 77C40 80 58 79 74 78M48 60C46 66 46 74 50 81M66 60C66 68 66 74 64 81',
      0.8,
    ),
    body(paint, disc(24, 66, 7.4, 5.6)),
    path(disc(24, 66, 2.8), { fill: paint.second, stroke: 'none' }),
    line(
      'M-4 88C4 82 10 94 18 88C26 82 32 94 40 88C48 82 54 94 62 88C70 82 76 94 84 88C92 82 98 92 102 88M8 97C16 91 22 103 30 97C38 91 44 103 52 97C60 91 66 103 74 97C82 91 86 99 92 97',
      1.3,
    ),
  );
};

/** Trống Đồng: the face of a bronze drum, a sun of fourteen rays in ruled rings. */
const bronzeDrum: Motif = (_, paint) => {
  const teeth = (radius: number, deep: number, count: number): string =>
    Array.from({ length: count }, (__, at) => {
      const angle = (at / count) * TAU;
      const half = Math.PI / count;
      return polygon([
        polar(radius, angle - half),
        polar(radius - deep, angle),
        polar(radius, angle + half),
      ]);
    }).join('');
  const eyes = Array.from({ length: 28 }, (__, at) => {
    const [x, y] = polar(59, (at / 28) * TAU);
    return disc(x, y, 4.4);
  }).join('');
  // A bird in flight, laid along its ring.
  const bird = 'M0-6L5-12L7-5L17-3L7 0L10 9L2 3L-12 8L-6 0L-13-5Z';
  const birds = Array.from({ length: 8 }, (__, at) => {
    const [x, y] = polar(80, (at / 8) * TAU);
    return path(bird, {
      fill: paint.second,
      width: 1,
      at: `translate(${short(x)} ${short(y)}) rotate(${short((at / 8) * 360 + 90)})`,
    });
  }).join('');
  return group(
    { ...centred, stroke: paint.line, width: 1.6 },
    body(paint, disc(0, 0, 118)),
    path(teeth(114, 10, 56), { fill: paint.hatch, width: 1 }),
    line(disc(0, 0, 114) + disc(0, 0, 102) + disc(0, 0, 98), 1.2),
    line(rays(84, 98, 102), 1),
    birds,
    line(disc(0, 0, 66) + disc(0, 0, 52) + disc(0, 0, 49), 1.2),
    line(eyes, 1.2),
    path(starOf(14, 48, 17), { fill: paint.line, width: 1 }),
    path(starOf(14, 30, 13), { fill: paint.second, stroke: 'none' }),
    path(disc(0, 0, 8), { fill: paint.ground }),
  );
};

/** Mỏ Ngọc: a brilliant seen from above, with three small stones. */
const gemQuarry: Motif = (_, paint) => {
  const ring = (radius: number, turn: number) => (at: number) =>
    polar(radius, turn + (at / 8) * TAU);
  const [rim, crown, tableCorner] = [ring(100, TAU / 16), ring(72, 0), ring(48, TAU / 16)];
  const each = (facet: (at: number) => string, odd: number): string =>
    Array.from({ length: 4 }, (__, at) => facet(at * 2 + odd)).join('');
  const kite = (at: number) => polygon([rim(at - 1), rim(at), crown(at)]);
  const bevel = (at: number) => polygon([tableCorner(at - 1), tableCorner(at), crown(at)]);
  const side = (at: number) => polygon([rim(at), crown(at), tableCorner(at), crown(at + 1)]);
  const stone = (x: number, y: number, size: number): string =>
    group(
      { at: `translate(${x} ${y}) scale(${size})`, width: 1.6 / size },
      body(paint, 'M-14-10H14L22 0L0 24L-22 0Z'),
      path('M-14-10L-8 0L0 24L8 0L14-10M-22 0H22', { fill: 'none' }),
      path('M-8 0H8L0 24Z', { fill: paint.second }),
    );
  return group(
    { ...centred, stroke: paint.line, width: 1.8 },
    body(paint, starOf(8, 100, undefined, { turn: TAU / 16 })),
    path(each(kite, 0) + each(side, 1), { fill: paint.hatch }),
    path(each(kite, 1) + each(side, 0), { fill: paint.ground }),
    path(each(bevel, 0) + each(bevel, 1), { fill: paint.ground }),
    path(starOf(8, 48, undefined, { turn: TAU / 16 }), { fill: paint.ground }),
    solid(paint, starOf(8, 40, 17, { turn: TAU / 16 })),
    line(rays(16, 0, 17), 1),
    line(starOf(8, 100, undefined, { turn: TAU / 16 }), 2.6),
    stone(-96, 118, 1),
    stone(98, -112, 0.86),
    stone(104, 112, 0.7),
  );
};

/** Bảy Đỏ: one seven between the bulbs of an old machine. */
const redSeven: Motif = (_, paint) => {
  const seven = 'M16 10H82V30C66 46 58 64 58 90H32C32 66 42 48 56 34H34V42H16Z';
  const inner =
    'M21.5 15.5H76.5V27.6C61 44 53 62 52.4 84.5H37.6C38.8 62 49 45 66 28.5H28.5V36.5H21.5Z';
  const bulbs = (y: number): string =>
    Array.from({ length: 9 }, (__, at) => disc(-8 + at * 14, y, 3)).join('');
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

/** Đầm Sen: a lotus over the rings of a pond. */
const lotusPond: Motif = (_, paint) => {
  const outer =
    'M48 88C24 88 8 76 4 58C18 56 38 66 48 88ZM48 88C72 88 88 76 92 58C78 56 58 66 48 88Z';
  const middle =
    'M48 88C26 80 14 60 18 38C34 44 46 62 48 88ZM48 88C70 80 82 60 78 38C62 44 50 62 48 88Z';
  const heart = 'M48 88C30 72 28 44 48 16C68 44 66 72 48 88Z';
  return fromBox(
    paint,
    line(
      'M8 92C8 86 88 86 88 92C88 98 8 98 8 92ZM-4 93C-4 82 100 82 100 93C100 106 -4 106 -4 93ZM-16 94C-16 78 112 78 112 94C112 114 -16 114 -16 94Z',
      0.9,
    ),
    body(paint, outer),
    path(outer, { fill: paint.hatch }),
    line('M8 60C22 64 38 72 48 88M88 60C74 64 58 72 48 88', 0.8),
    body(paint, middle),
    line(
      'M20 41C30 52 42 68 48 88M18 50C26 62 36 76 48 88M76 41C66 52 54 68 48 88M78 50C70 62 60 76 48 88',
      0.8,
    ),
    solid(paint, heart),
    line(
      'M48 20V88M42 34C38 52 40 72 48 88M54 34C58 52 56 72 48 88M37 48C34 60 38 76 48 88M59 48C62 60 58 76 48 88',
      0.8,
    ),
    line(heart, 1.3),
    path(disc(16, 14, 2.4) + disc(80, 20, 2) + disc(70, 6, 1.6), { fill: paint.second }),
  );
};

/** Xưởng Khắc: the hand press of the shop. */
const engraversShop: Motif = (_, paint) =>
  fromBox(
    paint,
    body(paint, 'M10 86H86V95H10Z'),
    hatched(paint, 'M16 22H28V86H16Z'),
    hatched(paint, 'M68 22H80V86H68Z'),
    hatched(paint, 'M8 10H88V24H8Z'),
    body(paint, 'M43 24H53V48H43Z'),
    line('M43 28L53 32M43 34L53 38M43 40L53 44', 0.9),
    line('M48 4V10M18 1H78', 2),
    path(disc(18, 1, 4.4) + disc(78, 1, 4.4), { fill: paint.second }),
    hatched(paint, 'M32 48H64V56H32Z'),
    solid(paint, 'M29 60H67V68H29Z'),
    line('M33 64H63', 0.8),
    body(paint, 'M27 70H69V79H27Z'),
    line('M27 74.5H69', 0.8),
    line('M48 79V86M38 79V86M58 79V86', 1.4),
    line('M10 95L6 104M86 95L90 104M2 104H94', 1.2),
  );

/** The chief sign of each of our own games. */
export const houseMotifs: Record<string, Motif> = {
  nq: fiveFruits,
  tr: harvestMoon,
  cn: floatingMarket,
  ds: bronzeDrum,
  mn: gemQuarry,
  bd: redSeven,
  sn: lotusPond,
  xk: engraversShop,
};
