import type { SymbolPen, Drawing } from '@parlour/ui/engraving/symbol-pen';
import {
  ellipse,
  outline,
  polar,
  polygon,
  times,
  trace,
  TURN,
  star as starShape,
  type Point,
} from '@parlour/ui/engraving/geometry';

/**
 * Cut stones, distinguishable at 46 px by their outline and by their fill: the three lowest are
 * drawn in line, the two in the middle filled with the ink, the two highest with the accent.
 */

export const hex: Drawing = (pen) => {
  const spokes = times(6, (side) => {
    const angle = -TURN / 4 + (side / 6) * TURN;
    return trace([polar(48, 48, 20, angle), polar(48, 48, 36, angle)]);
  });
  const light = { lit: [10, 10], dark: [150, 120] } as const;
  return (
    pen.body(polygon(6, 37), 3.2) +
    pen.clip(
      'M48 48L48 11L80 29.5V66.5L48 85Z',
      pen.hatch(polygon(6, 36), { angle: 30, pitch: 3.4, width: 1.3, ...light }),
    ) +
    pen.clear(polygon(6, 21)) +
    pen.line(polygon(6, 20), 2.2) +
    pen.line(spokes.join(''), 1.8)
  );
};

export const drop: Drawing = (pen) => {
  const shape = 'M48 5C58 26 74 42 74 62C74 79 63 91 48 91C33 91 22 79 22 62C22 42 38 26 48 5Z';
  const shade = pen.engrave(
    9,
    (along, across) => polar(48, 60, 10 + across * 22, -0.7 + along * 2.9),
    (_, y) => 0.85 - Math.abs(y - 62) / 46,
    { width: 2.2 },
  );
  return (
    pen.body(shape, 3.2) +
    pen.clip(shape, shade) +
    pen.line('M32 58C31 70 37 79 46 82', 3) +
    pen.line(shape, 2.8)
  );
};

export const tri: Drawing = (pen) => {
  const shape = 'M8 18H88L48 88Z';
  const shade = pen.engrave(
    14,
    (along, across) => [46 + along * 46, 18 + across * 70],
    (x) => 1 - (x - 46) / 60,
    { width: 3.4 },
  );
  return (
    pen.body(shape, 3.2) +
    pen.clip('M48 18H88L48 88Z', shade) +
    pen.line('M48 18V86M8 18L48 40L88 18', 1.8) +
    pen.line(shape, 3.2)
  );
};

export const marq: Drawing = (pen) => {
  const shape = 'M48 2C70 20 76 34 76 48C76 62 70 76 48 94C26 76 20 62 20 48C20 34 26 20 48 2Z';
  const rules = times(16, (rule) => `M48 ${6 + rule * 5.6}L80 ${-2 + rule * 6.6}`);
  return pen.rotate(
    42,
    pen.fill(shape) +
      pen.clip('M48 2C70 20 76 34 76 48C76 62 70 76 48 94Z', pen.gap(rules.join(''), 1.3)) +
      pen.gap('M48 12V84', 2.6) +
      pen.fill('M48 24L64 48L48 72L32 48Z', 2.6) +
      pen.gap('M32 48H22M64 48H74', 2.2) +
      pen.line(shape, 2.4),
  );
};

/** A rectangle with cut corners, `inset` from the stone's edge. */
const cutRectangle = (inset: number, corner: number): string => {
  const [left, top, right, bottom] = [20 + inset, 6 + inset, 76 - inset, 90 - inset];
  return outline([
    [left + corner, top],
    [right - corner, top],
    [right, top + corner],
    [right, bottom - corner],
    [right - corner, bottom],
    [left + corner, bottom],
    [left, bottom - corner],
    [left, top + corner],
  ]);
};

export const emer: Drawing = (pen) => {
  const side = times(17, (rule) => `M66 ${16 + rule * 4}H76`);
  const foot = times(9, (rule) => `M${32 + rule * 4} 81V90`);
  return (
    pen.fill(cutRectangle(0, 14)) +
    pen.gap(side.join('') + foot.join(''), 1.3) +
    pen.gap(cutRectangle(8, 10), 2.2) +
    pen.clear(cutRectangle(14, 7)) +
    pen.fill(cutRectangle(17, 5.5)) +
    pen.gap('M48 24V72', 2) +
    pen.line(cutRectangle(0, 14), 2.6)
  );
};

export const oval: Drawing = (pen) => {
  const stone = ellipse(48, 48, 43, 31);
  const at = (share: number, side: number): Point => {
    const [x, y] = polar(0, 0, 1, ((side % 12) / 12) * TURN);
    return [48 + 43 * share * x, 48 + 31 * share * y];
  };
  const facets = times(
    12,
    (side) => trace([at(0.62, side), at(0.97, side)]) + trace([at(0.62, side), at(0.62, side + 1)]),
  );
  const shade = pen.engrave(
    9,
    (along, across) => [20 + along * 56, 28 + across * 42],
    (x, y) => 1.25 - (x + y - 66) / 60,
    { colour: pen.shade, width: 2, base: 0 },
  );
  const table = outline(times(12, (side) => at(0.62, side)));
  return (
    pen.solid(stone, 2.4) +
    pen.clip(table, shade) +
    pen.cut(facets.join(''), 2) +
    pen.line(stone, 2.8)
  );
};

export const star: Drawing = (pen) => pen.solid(starShape(8, 46, 24), 2) + starCut(pen);

/** One side of each ray lies in shade. */
const starCut = (pen: SymbolPen): string => {
  const sides = times(8, (ray) => {
    const angle = -TURN / 4 + (ray / 8) * TURN;
    return outline([[48, 48], polar(48, 48, 46, angle), polar(48, 48, 24, angle + TURN / 16)]);
  }).join('');
  return (
    pen.clip(sides, pen.tint(ellipse(48, 48, 46), -35, 3.8, 1.3, pen.shade)) +
    pen.cut(starShape(8, 46, 24) + sides, 1) +
    pen.fill(ellipse(48, 48, 9.5), 2.4)
  );
};
