import type { SymbolPen, Drawing } from '@parlour/ui/engraving/symbol-pen';
import { across, ellipse, fix, polar, TURN } from '@parlour/ui/engraving/geometry';
import { wildSymbol } from '../stage/print/special-symbols';

const blossom = (pen: SymbolPen, cx: number, cy: number, radius: number) => {
  let petals = '';
  for (let i = 0; i < 5; i++) {
    const A = -TURN / 4 + (i / 5) * TURN;
    const [x, y] = polar(cx, cy, radius * 0.58, A);
    const d = ellipse(x, y, radius * 0.43);
    petals +=
      pen.body(d, 1.8) +
      pen.clip(
        d,
        pen.rays(cx, cy, radius * 0.3, radius, 5, {
          from: A - 0.42,
          to: A + 0.42,
          width: 1.5,
          light: (lx, ly) => 0.75 - (Math.hypot(lx - cx, ly - cy) / radius) * 0.6,
        }),
      );
  }
  return (
    petals +
    pen.solid(ellipse(cx, cy, radius * 0.24), 1.4) +
    pen.hole(ellipse(cx, cy, radius * 0.08))
  );
};

export const fig: Drawing = (pen) => {
  const one = (x: number, y: number, r: number) => {
    const d = ellipse(x, y, r);
    return pen.body(d) + pen.ball(x, y, r - 1.4, r - 1.4, { lines: 7, tilt: 0.4 });
  };
  return (
    pen.line('M50 10C49 20 44 28 34 42M50 10C51 22 58 32 64 42M50 10V34', 2.2) +
    pen.leaf(51, 17, 82, 13, 8) +
    pen.leaf(48, 17, 20, 20, 7) +
    one(48, 44, 15) +
    one(30, 64, 17) +
    one(66, 64, 17) +
    pen.solid(ellipse(30, 77, 3.4), 1.2) +
    pen.solid(ellipse(66, 77, 3.4), 1.2)
  );
};

export const mango: Drawing = (pen) => {
  const d =
    'M70 22C86 30 90 54 76 70C64 84 40 88 24 78C10 69 9 52 22 44' +
    'C36 36 44 28 52 23C58 19 65 19 70 22Z';
  return (
    pen.body(d, 2.4) +
    pen.clip(
      d,
      `<path d="M92 20C84 60 60 78 14 76V96H96V20Z" fill="${pen.accentColour}"/>` +
        pen.cut('M80 34C76 56 60 72 30 76M84 44C79 64 60 80 36 82', 1.2),
    ) +
    pen.clip(
      d,
      pen.engrave(
        9,
        (u, v) => {
          const q = 10 + v * 46;
          return [14 + u * 60 + v * 4, 20 + q - 26 * Math.sin(u * 1.5) + v * 18];
        },
        (x, y) => 1.05 - (x + y - 66) / 74,
        { width: 2.4 },
      ),
    ) +
    pen.line(d, 2.4) +
    pen.line('M66 21C66 16 68 12 72 9', 2.6) +
    pen.leaf(66, 18, 26, 14, 9)
  );
};

export const papaya: Drawing = (pen) => {
  const o = 'M48 5C60 5 66 22 70 42C75 68 65 91 48 91C31 91 21 68 26 42C30 22 36 5 48 5Z';
  const i = 'M48 11C57 11 61 26 65 44C69 67 61 85 48 85C35 85 27 67 31 44' + 'C35 26 39 11 48 11Z';
  const c = 'M48 32C55 32 60 48 60 60C60 72 55 78 48 78C41 78 36 72 36 60' + 'C36 48 41 32 48 32Z';
  return pen.rotate(
    38,
    pen.body(o, 2.4) +
      pen.hatch(o, { angle: 90, pitch: 2.6, lit: [10, 60], dark: [80, 30] }) +
      pen.solid(i) +
      pen.clip(
        i,
        pen.rays(48, 58, 15, 42, 44, {
          colour: pen.shade,
          width: 1.5,
          light: (x, y) => 0.62 - (x - 48) / 90 + (y - 50) / 160,
        }),
      ) +
      pen.hole(c) +
      pen.dots(
        [
          [44, 44],
          [51, 46],
          [45, 52],
          [52, 54],
          [41, 58],
          [48, 60],
          [55, 62],
          [43, 66],
          [50, 69],
          [47, 74],
          [56, 69],
        ],
        2.7,
        pen.isBright ? pen.ink : pen.ground,
      ),
  );
};

export const coconut: Drawing = (pen) => {
  const d = 'M13 52C13 34 28 25 48 25C68 25 83 34 83 52C83 76 66 91 48 91' + 'C30 91 13 76 13 52Z';
  const t = ellipse(48, 33, 25, 9);
  const fronds = [
    [20, 8],
    [8, 22],
    [34, 4],
  ] as const;
  return (
    across(fronds, (x, y) => pen.leaf(42, 30, x, y, 5)) +
    pen.body(d, 2.4) +
    pen.ball(48, 57, 34, 33, { lines: 15, meridians: true, tilt: 0.35, width: 2.9 }) +
    pen.body(t, 2) +
    pen.fill(ellipse(48, 33.4, 21.5, 6.8)) +
    pen.clear(ellipse(48, 34.4, 15.5, 4.2)) +
    pen.line('M36 34.4H58', 1) +
    pen.solid('M52 34L64 10L80 4L82 9L68.5 14.4L58 35Z')
  );
};

export const custard: Drawing = (pen) => {
  const d = 'M48 24C63 15 86 27 86 52C86 74 64 91 48 91C32 91 10 74 10 52' + 'C10 27 33 15 48 24Z';
  let s = '';
  let t = '';
  for (let j = 0; j < 8; j++)
    for (let i = -5; i < 6; i++) {
      const x = 48 + i * 14 + (j % 2 ? 7 : 0);
      const y = 24 + j * 9.4;
      s += `M${x - 7} ${fix(y)}A7.4 8 0 0 0 ${x + 7} ${fix(y)}`;
      const l = 1 - (x - 20 + (y - 24)) / 110;
      if (l > 0.12)
        t +=
          `M${fix(x - 4.4 * l - 0.6)} ${fix(y + 2)}` +
          `A5 5 0 0 0 ${fix(x + 4.4 * l + 0.6)} ${fix(y + 2)}Z`;
    }
  return (
    pen.halo() +
    pen.body(d, 2.6) +
    pen.clip(
      d,
      pen.hatch(d, { angle: 30, pitch: 2.7, lit: [22, 26], dark: [80, 86], width: 1.9, base: 0 }) +
        pen.gap(s, 3.4) +
        pen.line(s, 1.5),
    ) +
    pen.line(d, 2.6) +
    pen.line('M48 25C48 18 50 12 54 8', 3) +
    pen.leaf(50, 18, 84, 10, 9, true) +
    pen.leaf(48, 20, 16, 10, 9, true)
  );
};

export const melon: Drawing = (pen) => {
  const m = ellipse(53, 40, 35);
  let st = '';
  for (const q of [-0.8, -0.42, 0, 0.42, 0.8])
    st += `M53 5C${fix(53 + q * 54)} 18 ${fix(53 + q * 54)} 62 53 75`;
  const sl = pen.rotate(
    -14,
    pen.body('M4 50H88A42 41 0 0 1 4 50Z', 2.4) +
      pen.rays(46, 50, 37.5, 42, 40, { from: 0, to: TURN / 2, width: 2.2 }) +
      pen.fill('M8.5 50H83.5A37.5 36.5 0 0 1 8.5 50Z') +
      pen.solid('M13 49.6H79A33 32 0 0 1 13 49.6Z', 2) +
      pen.clip(
        'M13 49.6H79A33 32 0 0 1 13 49.6Z',
        pen.engrave(
          11,
          (u, v) => [13 + 66 * u, 52 + v * 32],
          (x, y) => 1.3 - (x + y - 40) / 90,
          { colour: pen.shade, width: 1.5, base: 0 },
        ),
      ) +
      `<path d="${[
        [28, 57],
        [38, 63],
        [50, 60],
        [61, 64],
        [70, 56],
        [46, 72],
        [32, 69],
        [58, 74],
      ]
        .map(([x, y]) => `M${x} ${y}c2.4 2 2.4 6 0 6.6c-2.4-.6-2.4-4.6 0-6.6Z`)
        .join('')}" fill="${pen.shade}"/>`,
    46,
    55,
  );
  return (
    pen.halo() +
    pen.body(m, 2.4) +
    pen.ball(53, 40, 33.5, 33.5, { lines: 13, meridians: true, tilt: 0.1, width: 2 }) +
    pen.clip(m, pen.line(st, 3.4)) +
    pen.line('M53 6C53 2 58 1 62 3', 2.6) +
    sl
  );
};

export const wild: Drawing = (pen) => wildSymbol(pen, (plate) => blossom(plate, 48, 41, 27));
