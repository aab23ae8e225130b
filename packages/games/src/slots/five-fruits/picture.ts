import { ellipse, fix, polar, TURN } from '@parlour/ui/engraving/geometry';
import { group, path } from '@parlour/ui/engraving/paint';
import type { SlotPicture } from '../picture/pictures';
import { body, centred, hatched, line, solid } from '../picture/strokes';

/** Ngũ Quả: five fruits on a footed bowl. */
const motif: SlotPicture['motif'] = (_draw, paint) => {
  let scales = '';
  for (let row = 0; row < 5; row += 1) {
    for (let column = -2; column <= 2; column += 1) {
      scales += `M${-52 + column * 13 + (row % 2) * 6.5} ${-18 + row * 11}a7 8 0 0 0 13 0`;
    }
  }
  const melon = ellipse(0, -52, 38);
  const custard = ellipse(-46, 0, 34);
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
    hatched(paint, ellipse(48, 4, 34)),
    body(paint, ellipse(48, 4, 25)),
    path(
      Array.from({ length: 8 }, (_, at) => {
        const angle = (at / 8) * TURN;
        return `M48 4L${polar(48, 4, 22, angle + 0.08)
          .map(fix)
          .join(' ')}A22 22 0 0 1 ${polar(48, 4, 22, angle + 0.68)
          .map(fix)
          .join(' ')}Z`;
      }).join(''),
      { fill: paint.second, width: 1 },
    ),
    body(paint, ellipse(0, 16, 31)),
    path(ellipse(0, 16, 31), { fill: paint.hatch, opacity: 0.55 }),
    solid(paint, 'M0 6L7-10L14 0L26-8L18 8L10 12H-10L-18 8L-26-8L-14 0L-7-10Z'),
    body(paint, 'M-96 34H96C90 78 56 96 0 96C-56 96-90 78-96 34Z'),
    path('M-90 52H90C82 80 52 90 0 90C-52 90-82 80-90 52Z', { fill: paint.hatch }),
    line('M-94 46H94', 1.4),
    body(paint, 'M-26 96H26L38 116H-38Z'),
    line('M-32 108H32', 1.4),
  );
};

export const picture: SlotPicture = { motif };
