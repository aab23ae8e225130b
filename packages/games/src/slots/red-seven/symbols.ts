import type { SymbolPen, Drawing } from '@parlour/ui/engraving/symbol-pen';
import {
  ellipse,
  fix,
  outline,
  polar,
  times,
  star as starShape,
  TURN,
} from '@parlour/ui/engraving/geometry';
import { lettering } from '../stage/print/lettering';
import { wildSymbol } from '../stage/print/special-symbols';

export const cherry: Drawing = (pen) => {
  const one = (x: number, y: number, r: number, isAccented = false) =>
    isAccented
      ? pen.solid(ellipse(x, y, r)) +
        pen.ball(x, y, r - 1.5, r - 1.5, { lines: 7, colour: pen.shade, width: 2.4 })
      : pen.body(ellipse(x, y, r), 2.3) + pen.ball(x, y, r - 1.4, r - 1.4, { lines: 8 });
  return (
    pen.line('M58 12C44 22 32 34 28 50M58 12C62 28 66 42 68 54', 2.8) +
    pen.leaf(58, 12, 90, 22, 10) +
    pen.line('M50 10L66 13', 4) +
    one(28, 66, 20) +
    one(69, 71, 18, true)
  );
};

const bar = (pen: SymbolPen, y: number, h: number, isAccented = false) => {
  const d = `M12 ${y}H84L89 ${y + h / 2}L84 ${y + h}H12L7 ${y + h / 2}Z`;
  return isAccented
    ? pen.solid(d) +
        pen.cutExact(`M12 ${y + 3.4}H84M12 ${y + h - 3.4}H84`, 1.1) +
        pen.cutExact(lettering('BAR', 48, y + h / 2, h * 0.48, 5), fix(h * 0.13))
    : pen.body(d, 2.2) +
        pen.hatch(d, { angle: 90, pitch: 2.7, lit: [8, y], dark: [92, y + h], width: 1.5 }) +
        pen.clear(`M22 ${y + 2}H74V${y + h - 2}H22Z`) +
        pen.line(lettering('BAR', 48, y + h / 2, h * 0.52, 5), fix(Math.max(2.3, h * 0.13)));
};

export const bar1: Drawing = (pen) => bar(pen, 32, 32) + pen.line('M14 24H82M14 72H82', 1.6);

export const bar2: Drawing = (pen) => bar(pen, 17, 29) + bar(pen, 50, 29, true);

export const bar3: Drawing = (pen) =>
  bar(pen, 6, 26, true) + bar(pen, 35, 26) + bar(pen, 64, 26, true);

export const bell: Drawing = (pen) => {
  const d =
    'M48 14C66 14 68 34 69 50C70 62 74 66 80 70V76H16V70C22 66 26 62 27 50' + 'C28 34 30 14 48 14Z';
  return (
    pen.halo() +
    pen.line('M42 14C42 4 54 4 54 14', 3) +
    pen.solid('M38 78H58A10 10 0 0 1 38 78Z') +
    pen.body(d, 2.5) +
    pen.clip(
      d,
      pen.engrave(
        15,
        (u, v) => {
          const x = (v - 0.5) * 2;
          return [48 + x * (20 + 14 * u ** 2.6), 12 + u * 64];
        },
        (x) => 1.05 - (x - 28) / 42,
        { width: 2.5 },
      ),
    ) +
    pen.gap('M24 62C38 68 58 68 72 62', 5) +
    pen.line('M25 60C38 66 58 66 71 60M22 66C38 72 58 72 74 66', 1.5) +
    pen.line(d, 2.5)
  );
};

export const seven: Drawing = (pen) => {
  const d = 'M16 10H82V30C66 46 58 64 58 90H32C32 66 42 48 56 34H34V42H16Z';
  const i =
    'M21.5 15.5H76.5V27.6C61 44 53 62 52.4 84.5H37.6C38.8 62 49 45 66 28.5' + 'H28.5V36.5H21.5Z';
  return (
    pen.halo() +
    pen.body(d, 2.6) +
    pen.solid(d, 2.4) +
    pen.clip(
      d,
      pen.engrave(
        26,
        (u, v) => [12 + u * 74, 8 + v * 84],
        (x, y) => 1.16 - ((x - 16) * 0.9 + (y - 10)) / 128,
        { colour: pen.shade, width: 1.9, base: 0 },
      ),
    ) +
    pen.cut(i, 1.4) +
    pen.line('M16 10H82V30C66 46 58 64 58 90H32C32 66 42 48 56 34H34V42H16Z', 1.6)
  );
};

/** The shaded half of each ray of the wild star. */
const rayShade = times(5, (index) => {
  const angle = -TURN / 4 + (index / 5) * TURN;
  return outline([[48, 43], polar(48, 43, 27, angle), polar(48, 43, 11.6, angle + TURN / 10)]);
}).join('');

export const wild: Drawing = (pen) =>
  wildSymbol(
    pen,
    (plate) =>
      plate.solid(starShape(5, 27, 11.6, 48, 43), 1.8) +
      plate.clip(
        rayShade,
        plate.engrave(
          20,
          (u, v) => [20 + u * 56, 15 + v * 54],
          () => 0.4,
          { colour: plate.shade, width: 1.7 },
        ),
      ) +
      plate.cut(starShape(5, 27, 11.6, 48, 43), 1.6),
  );
