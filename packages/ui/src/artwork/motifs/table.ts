import { ellipse, fix, polar, TURN } from '../../engraving/geometry';
import { box, group, move, type Paint, path } from '../../engraving/paint';
import { below, type NextRandom, oneOf } from '../../engraving/seed';
import type { Motif } from '../../engraving/print-sheet';

const wheel: Motif = (draw, paint) => {
  const pockets = 18 + 2 * below(draw, 5);
  const corner = (radius: number, at: number): string =>
    polar(0, 0, radius, (at / pockets) * TURN)
      .map(fix)
      .join(' ');
  const pocket = (at: number): string =>
    `M${corner(60, at)}L${corner(96, at)}A96 96 0 0 1 ${corner(96, at + 1)}L${corner(60, at + 1)}Z`;
  const half = (odd: number): string =>
    Array.from({ length: pockets / 2 }, (_, at) => pocket(at * 2 + odd)).join('');
  const [ballX, ballY] = polar(0, 0, 78, draw() * TURN);
  return group(
    { at: 'translate(150 190)', stroke: paint.line, width: 1.4 },
    `<circle r="106" fill="${paint.ground}"/>`,
    path(half(0), { fill: paint.ground }),
    path(half(1), { fill: paint.hatch }),
    `<circle r="34" fill="${paint.ground}"/>`,
    path('M-30 0H30M0-30V30M-21-21L21 21M-21 21L21-21', { width: 2.4 }),
    path(ellipse(ballX, ballY, 7), { fill: paint.second, stroke: 'none' }),
  );
};

const pips: Record<number, string> = {
  1: '0,0',
  2: '-1,-1 1,1',
  3: '-1,-1 0,0 1,1',
  4: '-1,-1 1,-1 -1,1 1,1',
  5: '-1,-1 1,-1 0,0 -1,1 1,1',
  6: '-1,-1 -1,0 -1,1 1,-1 1,0 1,1',
};

const die = (paint: Paint, at: string, value: number): string => {
  const dots = (pips[value] ?? '').split(' ').map((pip) => {
    const [x = 0, y = 0] = pip.split(',').map(Number);
    return ellipse(x * 19, y * 19, 6.4);
  });
  return group(
    { at },
    path(box(-38, -38, 76, 76, 12), { fill: paint.ground, stroke: paint.line, width: 2 }),
    path(box(-31, -31, 62, 62, 8), { fill: paint.hatch, opacity: 0.5 }),
    path(dots.join(''), { fill: value === 1 ? paint.second : paint.line }),
  );
};

const dice: Motif = (draw, paint) => {
  const thrown = (): number => 1 + below(draw, 6);
  return (
    die(paint, move(104, 158, -14 + draw() * 10), thrown()) +
    die(paint, move(194, 170, 8 + draw() * 14), thrown()) +
    die(paint, move(146, 244, -4 + draw() * 20), thrown())
  );
};

// Xóc đĩa: four coins on a dish under a bowl.
const bowl: Motif = (draw, paint) => {
  const coins = [0, 1, 2, 3].map((at) =>
    path(ellipse(108 + at * 28, 214 + (at % 2) * 16, 14, 8), {
      fill: draw() > 0.5 ? paint.second : paint.ground,
    }),
  );
  return group(
    { stroke: paint.line, width: 1.8 },
    path(ellipse(150, 226, 104, 48), { fill: paint.ground }),
    path(ellipse(150, 222, 84, 36), { fill: paint.hatch }),
    ...coins,
    path('M62 176C66 96 234 96 238 176A88 26 0 0 1 62 176Z', { fill: paint.ground }),
    path('M76 168C86 112 214 112 224 168M92 158C104 122 196 122 208 158', { fill: 'none' }),
  );
};

const suits: [string, string, string] = [
  'M0-14C10-4 14 2 14 8A8 8 0 0 1 2 12L5 18H-5L-2 12A8 8 0 0 1-14 8C-14 2-10-4 0-14Z',
  'M0 16C-16 4-16-10-7-12C-3-13 0-10 0-7C0-10 3-13 7-12C16-10 16 4 0 16Z',
  'M0-16L12 0L0 16L-12 0Z',
];

const hand = (draw: NextRandom, paint: Paint): string =>
  [-26, -9, 8, 25]
    .map((turn, at) =>
      group(
        { at: `translate(150 312) rotate(${turn}) translate(0 -150)` },
        path(box(-37, -54, 74, 108, 7), { fill: paint.ground, stroke: paint.line, width: 1.8 }),
        path(box(-30, -47, 60, 94, 4), { fill: paint.hatch, opacity: 0.35 }),
        path(suits[(at + below(draw, 3)) % 3] ?? suits[0], {
          fill: at % 2 ? paint.second : paint.line,
          at: 'scale(1.35)',
        }),
      ),
    )
    .join('');

/** A live table: a hand of cards, a wheel, dice, or the bowl of xóc đĩa. */
export const table: Motif = (draw, paint) => oneOf(draw, [hand, wheel, dice, bowl])(draw, paint);

const faces: [string, string, string] = [
  ellipse(0, -26, 8.5) + ellipse(0, -4, 8.5) + ellipse(0, 18, 8.5),
  'M-12-34v13m0 5v13m0 5v13m0 5v6M0-34v13m0 5v13m0 5v13m0 5v6M12-34v13m0 5v13m0 5v13m0 5v6',
  'M-18-26H18M0-34V26M-18-6H18M-14 22L14 4M14 22L-14 4',
];

/** Three standing tiles. */
export const tiles: Motif = (draw, paint) => {
  const tile = (x: number, y: number, turn: number): string => {
    const face = below(draw, 3);
    return group(
      { at: move(x, y, turn) },
      path(box(-33, -44, 66, 96, 8), { fill: paint.line, opacity: 0.35 }),
      path(box(-33, -50, 66, 92, 8), { fill: paint.ground, stroke: paint.line, width: 2 }),
      path(faces[face] ?? faces[0], {
        fill: 'none',
        stroke: face === 1 ? paint.line : paint.second,
        width: [3, 5, 3.4][face] ?? 3,
      }),
    );
  };
  return (
    tile(94, 182, -12 + draw() * 6) +
    tile(206, 186, 8 + draw() * 6) +
    tile(150, 204, -3 + draw() * 6)
  );
};
