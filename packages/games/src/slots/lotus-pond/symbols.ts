import type { SymbolPen, Drawing } from '@parlour/ui/engraving/symbol-pen';
import {
  across,
  ellipse,
  leafShape,
  polar,
  polygon,
  trace,
  TURN,
  type Point,
} from '@parlour/ui/engraving/geometry';
import { scatterSymbol, wildSymbol } from '../stage/print/special-symbols';

export const leaf: Drawing = (pen) => {
  const d = 'M56 23.6A42 31 0 1 1 40 23.6L48 51Z';
  return (
    pen.line('M48 60C46 76 43 84 37 91', 3) +
    pen.body(d, 2.4) +
    pen.clip(
      d,
      pen.engrave(
        36,
        (u, v) => {
          const A = v * TURN;
          return [48 + (6 + 34 * u) * Math.cos(A), 52 + (4 + 25.5 * u) * Math.sin(A)];
        },
        (x, y) => 0.95 - (x + y - 50) / 84,
        { width: 1.9, steps: 6 },
      ) + pen.gap('M48 51L39 22M48 51L57 22', 4),
    ) +
    pen.line(d, 1.8) +
    pen.solid(ellipse(48, 52, 5.2), 1.6)
  );
};

export const pod: Drawing = (pen) => {
  const c = 'M14 34C18 58 32 70 42 74H54C64 70 78 58 82 34Z';
  return (
    pen.line('M48 72C48 80 50 86 53 91', 3.4) +
    pen.body(c, 2.3) +
    pen.clip(
      c,
      pen.engrave(
        15,
        (u, v) => [48 + (v - 0.5) * 2 * (36 - 30 * u), 30 + u * 46],
        (x) => 1 - (x - 18) / 54,
        { width: 2.4 },
      ),
    ) +
    pen.body(ellipse(48, 33, 35, 15), 2.4) +
    `<path d="${across(
      [
        [48, 33],
        [34, 28],
        [48, 24],
        [62, 28],
        [66, 36],
        [54, 41],
        [40, 41],
        [28, 35],
      ],
      (x, y) => ellipse(x, y, 5, 3.4),
    )}" fill="${pen.accentColour}" stroke="${pen.ink}" stroke-width="1.5"/>`
  );
};

export const bud: Drawing = (pen) => {
  const c = 'M48 8C62 24 68 38 64 52C61 62 55 68 48 70C41 68 35 62 32 52' + 'C28 38 34 24 48 8Z';
  const l = 'M48 70C34 70 22 58 24 38C34 44 44 54 48 70Z';
  const r = 'M48 70C62 70 74 58 72 38C62 44 52 54 48 70Z';
  return (
    pen.line('M48 70C47 79 46 86 43 92', 3.2) +
    pen.body(c, 2.3) +
    pen.clip(
      c,
      pen.engrave(
        11,
        (u, v) => [48 + (v - 0.5) * 2 * 21 * Math.sin(u * 2.6 + 0.25), 8 + u * 62],
        (x, y) => 1.05 - (x - 32) / 40 - (y - 20) / 130,
        { width: 2.3 },
      ),
    ) +
    pen.body(l, 2.2) +
    pen.hatch(l, { angle: 62, pitch: 3, lit: [22, 38], dark: [50, 74] }) +
    pen.solid(r) +
    pen.cut('M70 42C64 50 56 58 50 68M66 42C60 49 54 56 50 63', 1.2)
  );
};

export const turtle: Drawing = (pen) => {
  const sh = ellipse(48, 52, 29, 33);
  const hexagon = (x: number, y: number, r: number) => polygon(6, r, x, y, 0);
  const flipper = (d: string) =>
    pen.body(d, 2.1) + pen.hatch(d, { angle: 20, pitch: 2.8, lit: [10, 10], dark: [90, 96] });
  const scales = across(
    [
      [48, 24],
      [48, 80],
      [26, 40],
      [70, 40],
      [26, 66],
      [70, 66],
    ],
    (x, y) =>
      pen.hatch(hexagon(x, y, 13), {
        angle: x > 48 ? 30 : -30,
        pitch: 2.9,
        lit: [18, 18],
        dark: [78, 88],
        width: 2.2,
      }),
  );
  return pen.place(
    5.4,
    1.8,
    0.895,
    pen.rotate(
      28,
      flipper('M26 34C12 20 4 26 4 38C8 46 16 46 24 46Z') +
        flipper('M70 34C84 20 92 26 92 38C88 46 80 46 72 46Z') +
        flipper('M28 76C16 78 12 86 16 92C24 94 32 88 36 82Z') +
        flipper('M68 76C80 78 84 86 80 92C72 94 64 88 60 82Z') +
        pen.body('M44 84L48 95L52 84Z', 2) +
        pen.body('M48 3C56 3 58 10 56 20H40C38 10 40 3 48 3Z', 2.2) +
        pen.fill(ellipse(44, 10, 1.9)) +
        pen.fill(ellipse(52, 10, 1.9)) +
        pen.body(sh, 2.5) +
        pen.clip(
          sh,
          scales +
            pen.gap(
              hexagon(48, 52, 15) +
                ('M33 52L19 52M63 52H77M40.500 39L30 24M55.500 39L66 24M40.500 65L30 80' +
                  'M55.500 65L66 80'),
              4.5,
            ) +
            pen.line(
              'M33 52H17M63 52H79M40.5 39L30 22M55.5 39L66 22M40.5 65L30 82M55.5 65L66 82',
              1.6,
            ),
        ) +
        pen.solid(hexagon(48, 52, 15), 1.6) +
        pen.cut(hexagon(48, 52, 10), 1.1) +
        pen.line(sh, 2.2),
      48,
      50,
    ),
  );
};

export const dragonfly: Drawing = (pen) => {
  const wing = (x1: number, y1: number, w: number) => {
    const d = leafShape(48, 38, x1, y1, w);
    const A = Math.atan2(y1 - 38, x1 - 48);
    return (
      pen.body(d, 2.1) +
      pen.clip(
        d,
        pen.rays(48, 38, 6, 54, 6, { from: A - 0.26, to: A + 0.26, width: 1.3, light: () => 0.5 }) +
          pen.line(
            [14, 22, 30, 38, 46]
              .map((r) => trace([polar(48, 38, r, A - 0.4), polar(48, 38, r + 2, A + 0.4)]))
              .join(''),
            1,
          ),
      )
    );
  };
  let seg = '';
  for (let i = 0; i < 7; i++) seg += `M43 ${52 + i * 5.6}H53`;
  return pen.place(
    3,
    6,
    0.9,
    pen.rotate(
      32,
      wing(2, 22, 11) +
        wing(94, 22, 11) +
        wing(6, 52, 12) +
        wing(90, 52, 12) +
        pen.body('M44 44H52L50.5 92H45.5Z', 2) +
        pen.line(seg, 1.3) +
        pen.solid('M40 34C40 28 56 28 56 34L54 48H42Z') +
        pen.cut('M42 38H54M42 42H54', 1.2) +
        pen.fill(ellipse(42, 25, 6)) +
        pen.fill(ellipse(54, 25, 6)) +
        pen.clear(ellipse(40.6, 23.6, 1.8)) +
        pen.clear(ellipse(52.6, 23.6, 1.8)),
    ),
  );
};

export const heron: Drawing = (pen) => {
  const b =
    'M36 50C36 40 46 36 56 39C70 43 80 54 94 68C84 68 78 68 72 67' +
    'C62 68 50 67 43 62C38 59 36 55 36 50Z';
  const nk = 'M42 54C30 50 30 42 38 34C46 26 42 14 32 13';
  return (
    pen.halo() +
    pen.line('M52 66L50 80L52 93M44 93H60M60 66L69 77L58 83', 2.2) +
    `<path d="${nk}" fill="none" stroke="${pen.ink}" stroke-width="9.6" stroke-linecap="round"/>` +
    `<path d="${nk}" fill="none" stroke="${pen.ground}" stroke-width="6" ` +
    `stroke-linecap="round"/>` +
    pen.line('M38 50C33 46 35 41 40 36C45 30 45 22 41 17', 1.1) +
    pen.body('M36 8C28 5 22 9 21 14C24 19 33 20 38 17Z', 2) +
    pen.solid('M22 12L1 21L24 18Z', 1.5) +
    pen.fill(ellipse(29, 12, 1.9)) +
    pen.line('M36 9C46 6 54 9 60 15M37 12C46 11 51 14 55 19', 1.7) +
    pen.body(b, 2.4) +
    pen.clip(
      b,
      pen.engrave(
        9,
        (u, v) => [34 + u * 60, 38 + v * 20 + u * 14],
        (x, y) => 1.1 - (x + y - 82) / 62,
        { width: 2.4 },
      ),
    ) +
    pen.solid('M48 52C56 44 68 54 94 68C82 67 74 67 66 64C56 64 50 60 48 52Z', 1.6) +
    pen.cut('M54 53C64 54 74 60 84 65M56 58C64 59 70 61 76 64', 1.3) +
    pen.line('M6 93C12 89 18 97 26 93M68 93C74 89 80 97 90 93', 1.5)
  );
};

const petals: readonly [path: string, lit: Point, dark: Point][] = [
  ['M48 88C24 88 8 76 4 58C18 56 38 66 48 88Z', [6, 56], [50, 92]],
  ['M48 88C72 88 88 76 92 58C78 56 58 66 48 88Z', [40, 50], [92, 84]],
  ['M48 88C26 80 14 60 18 38C34 44 46 62 48 88Z', [14, 38], [52, 86]],
  ['M48 88C70 80 82 60 78 38C62 44 50 62 48 88Z', [44, 36], [82, 84]],
];

const blossom = (pen: SymbolPen) => {
  let o = '';
  for (const [d, lit, dark] of petals)
    o +=
      pen.body(d, 2.3) +
      pen.clip(
        d,
        pen.rays(48, 94, 6, 76, 26, {
          from: -Math.PI + 0.3,
          to: -0.3,
          width: 2.2,
          light: (x, y) => {
            const vx = dark[0] - lit[0];
            const vy = dark[1] - lit[1];
            return 1.05 - ((x - lit[0]) * vx + (y - lit[1]) * vy) / (vx * vx + vy * vy);
          },
        }),
      ) +
      pen.line(d, 2.3);
  const c = 'M48 88C30 72 28 44 48 16C68 44 66 72 48 88Z';
  return (
    o +
    pen.body(c, 2.4) +
    pen.solid(c, 2.2) +
    pen.clip(
      c,
      pen.engrave(
        9,
        (u, v) => [48 + (v - 0.5) * 2 * 19 * Math.sin(u * 2.9 + 0.12), 16 + u * 72],
        (x, y) => 1.2 - (x - 30) / 30 - (y - 30) / 120,
        { colour: pen.shade, width: 2.3, base: 0 },
      ),
    )
  );
};

export const lotus: Drawing = (pen) =>
  pen.place(0, -1.6, 1, pen.ring(24, 29, 17, 0.6, 0.55, 48, 50) + blossom(pen));

export const wild: Drawing = (pen) =>
  wildSymbol(pen, (plate) => plate.place(5.5, 1.5, 0.885, blossom(plate)));

export const scatter: Drawing = (pen) =>
  scatterSymbol(
    pen,
    () =>
      pen.engrave(
        9,
        (u, v) => [18 + 60 * u, 48 + v * 20 + 1.6 * Math.sin(u * 14 + v * 9)],
        (x) => 0.9 - Math.abs(x - 48) / 46,
        { width: 1.7 },
      ) +
      pen.line('M18 48H78', 1.4) +
      pen.solid('M30 48A18 18 0 0 1 66 48Z', 1.4) +
      pen.rays(48, 48, 21, 29, 15, {
        from: Math.PI + 0.1,
        to: TURN - 0.1,
        width: 2,
        light: () => (pen.isBright ? 0.8 : 0.2),
      }),
  );
