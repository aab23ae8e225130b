import type { Drawing } from '@parlour/ui/engraving/symbol-pen';
import {
  ellipse,
  fix,
  leafShape,
  outline,
  polar,
  scallop,
  trace,
  star as starShape,
  TURN,
  type Point,
} from '@parlour/ui/engraving/geometry';
import { wildSymbol } from '../stage/print/special-symbols';

export const cup: Drawing = (pen) => {
  const d = 'M19 42C20 62 30 76 48 76C66 76 76 62 77 42Z';
  return (
    pen.line('M38 31C33 25 43 20 38 11M50 29C45 22 55 17 50 7M61 31C56 25 66 20 61 12', 1.7) +
    pen.body(ellipse(48, 83, 37, 6), 2) +
    pen.hatch(ellipse(48, 83, 37, 6), { angle: 0, pitch: 2.4, lit: [14, 80], dark: [84, 88] }) +
    pen.body('M38 74H58L60 82H36Z', 2) +
    pen.body(d, 2.3) +
    pen.hatch(d, { angle: 90, pitch: 3, lit: [18, 44], dark: [66, 74], width: 2.1 }) +
    pen.body(ellipse(48, 42, 29, 8.4), 2.2) +
    pen.solid(ellipse(48, 43, 23.5, 5.4))
  );
};

export const persimmon: Drawing = (pen) => {
  const d = 'M48 28C68 22 86 34 86 56C86 78 68 88 48 88C28 88 10 78 10 56' + 'C10 34 28 22 48 28Z';
  return (
    pen.body(d, 2.4) +
    pen.ball(48, 57, 37, 31, { lines: 11, tilt: 0.55 }) +
    pen.line('M48 30V15', 3.6) +
    pen.solid(
      'M48 33C40 44 30 44 22 39C26 33 34 30 42 30C34 26 30 20 30 14' +
        'C40 14 46 22 48 29C50 22 56 14 66 14C66 20 62 26 54 30' +
        'C62 30 70 33 74 39C66 44 56 44 48 33Z',
    ) +
    pen.cut('M48 31L30 37M48 31L66 37M48 30L36 19M48 30L60 19', 1.2)
  );
};

export const pomelo: Drawing = (pen) => {
  let s = '';
  for (let i = 0; i < 8; i++) {
    const A = (i / 8) * TURN + 0.2;
    const q = 0.33;
    const P = (r: number, t: number) =>
      polar(48, 48, r, A + t)
        .map(fix)
        .join(' ');
    const d =
      `M${P(6, 0)}L${P(24, -q)}Q${P(31.5, -q)} ${P(31.5, -0.16)}` +
      `A31.5 31.5 0 0 1 ${P(31.5, 0.16)}Q${P(31.5, q)} ${P(24, q)}Z`;
    s +=
      (i % 2 ? pen.body(d, 1.5) : pen.solid(d, 1.2)) +
      pen.clip(
        d,
        pen.rays(48, 48, 9, 32, 5, {
          from: A - 0.3,
          to: A + 0.3,
          width: 1.4,
          colour: i % 2 ? undefined : pen.shade,
          light: (x, y) => 0.85 - (x + y) / 190,
        }),
      );
  }
  return (
    pen.body(ellipse(48, 48, 42), 2.4) +
    pen.rays(48, 48, 36.5, 42, 64, { width: 1.9 }) +
    pen.line(ellipse(48, 48, 35.6), 1.6) +
    s
  );
};

export const mooncake: Drawing = (pen) => {
  const small = (s: string) => `<g transform="translate(3.8 3) scale(.92)">${s}</g>`;
  const o = scallop(12, 38, 1.06, 48, 45);
  const lo = scallop(12, 38, 1.06, 48, 55);
  let petals = '';
  for (let i = 0; i < 8; i++) {
    const A = (i / 8) * TURN - TURN / 4;
    const [x1, y1] = polar(48, 45, 5, A);
    petals += leafShape(x1, y1, ...polar(48, 45, 24, A), 5.4);
  }
  return small(
    pen.body(lo, 2.4) +
      pen.hatch(lo, { angle: 90, pitch: 3, lit: [10, 60], dark: [86, 70], width: 2.4 }) +
      pen.body(o, 2.4) +
      pen.rays(48, 45, 30.5, 40, 48, { width: 1.6 }) +
      pen.body(ellipse(48, 45, 29.4), 1.8) +
      pen.line(ellipse(48, 45, 26.6), 0.9) +
      pen.solid(petals, 1.4) +
      pen.cut(
        [...Array(8)]
          .map((_, i) =>
            trace([
              polar(48, 45, 9, (i / 8) * TURN - TURN / 4),
              polar(48, 45, 20, (i / 8) * TURN - TURN / 4),
            ]),
          )
          .join(''),
        1,
      ) +
      pen.fill(ellipse(48, 45, 4.2), 1.4),
  );
};

export const drum: Drawing = (pen) => {
  const d = 'M12 38C6 52 8 67 18 79C28 91 68 91 78 79C88 67 90 52 84 38Z';
  const studs: Point[] = [];
  for (let i = 0; i < 11; i++) {
    const A = ((TURN / 2) * (i + 0.5)) / 11;
    studs.push([48 + 38.4 * Math.cos(A), 41 + 14 * Math.sin(A)]);
  }
  const stick = (degrees: number) =>
    pen.rotate(
      degrees,
      pen.body('M46 8H50.4V58H46Z', 1.8) + pen.solid(ellipse(48.2, 5, 6.2), 1.6),
      48,
      34,
    );
  return (
    pen.halo() +
    pen.body(d, 2.4) +
    pen.hatch(d, { angle: 90, pitch: 3.1, lit: [12, 50], dark: [76, 62], width: 2.3 }) +
    pen.clip(
      d,
      pen.gap('M8 68C24 82 72 82 88 68', 7) + pen.accent('M8 68C24 82 72 82 88 68', 3.6),
    ) +
    pen.line(d, 2.4) +
    pen.body(ellipse(48, 36, 37, 14.6), 2.4) +
    pen.line(ellipse(48, 36, 32, 11.6), 1) +
    pen.line(ellipse(48, 36, 21, 7.4), 1) +
    pen.fill(ellipse(48, 36, 11, 3.8)) +
    pen.dots(studs, 2.1) +
    stick(-52) +
    stick(52)
  );
};

export const star: Drawing = (pen) => {
  const sd = starShape(5, 33, 13.4, 48, 44);
  let fold = '';
  let fr = '';
  for (let i = 0; i < 5; i++) {
    const A = -TURN / 4 + (i / 5) * TURN;
    fold +=
      trace([[48, 44], polar(48, 44, 33, A)]) +
      trace([[48, 44], polar(48, 44, 13.4, A + TURN / 10)]);
  }
  for (let i = 0; i < 36; i++) {
    const A = (i / 36) * TURN;
    fr += trace([polar(48, 44, 37.4, A), polar(48, 44, 41, A)]);
  }
  let facets = '';
  for (let i = 0; i < 5; i++) {
    const A = -TURN / 4 + (i / 5) * TURN;
    facets += outline([[48, 44], polar(48, 44, 33, A), polar(48, 44, 13.4, A + TURN / 10)]);
  }
  return (
    pen.line('M48 2V8', 2) +
    pen.body(ellipse(48, 44, 37.4), 1.8) +
    pen.line(ellipse(48, 44, 34.2), 1) +
    pen.line(fr, 1.4) +
    pen.ring(20, 22, 10, 0.6, 0.5, 48, 44) +
    pen.solid(sd, 2.2) +
    pen.clip(
      facets,
      pen.engrave(
        18,
        (u, v) => [14 + u * 68, 10 + v * 66],
        () => 0.55,
        { colour: pen.shade, width: 2.2, base: 0.1 },
      ),
    ) +
    pen.cut(fold, 1.3) +
    pen.line('M30 80L26 93M34 82L32 94M38 82L38 95M58 82L58 95M62 82L64 94M66 80L70 93', 1.7) +
    pen.fill(ellipse(34, 80, 3.2)) +
    pen.fill(ellipse(62, 80, 3.2))
  );
};

export const carp: Drawing = (pen) => {
  const b = 'M14 52C20 30 46 22 66 36C72 40 76 46 78 52C76 58 72 64 66 68' + 'C46 82 20 74 14 52Z';
  let sc = '';
  for (let j = 0; j < 6; j++)
    for (let i = 0; i < 6; i++) {
      const x = 36 + i * 8 + (j % 2 ? 4 : 0);
      const y = 30 + j * 8;
      sc += `M${x} ${y}a5.4 4.4 0 0 1 0 8.6`;
    }
  return (
    pen.halo() +
    pen.place(
      -2,
      6,
      0.93,
      pen.rotate(
        -24,
        pen.solid(
          'M74 50C84 44 88 34 95 30C96 42 93 48 90 53C94 60 96 66 95 76' + 'C88 72 83 62 74 56Z',
        ) +
          pen.cut('M78 52C86 46 89 40 93 36M79 53H88M78 55C86 60 89 66 93 71', 1.2) +
          pen.body('M34 32C38 16 54 12 68 18C62 24 62 30 60 34Z', 2) +
          pen.hatch('M34 32C38 16 54 12 68 18C62 24 62 30 60 34Z', { angle: -70, pitch: 3 }) +
          pen.body('M38 72C40 84 50 90 60 86C56 80 56 76 56 72Z', 2) +
          pen.hatch('M38 72C40 84 50 90 60 86C56 80 56 76 56 72Z', {
            angle: 70,
            pitch: 3,
            strength: 0.8,
          }) +
          pen.body(b, 2.5) +
          pen.clip(
            b,
            pen.engrave(
              14,
              (u, v) => [34 + u * 44, 26 + v * 54],
              (_, y) => 1.05 - (y - 26) / 44,
              { width: 1.9 },
            ) + pen.line(sc, 1.5),
          ) +
          pen.body('M14 52C18 37 28 31 36 30C40 42 40 62 36 75C28 73 18 67 14 52Z', 2) +
          pen.hatch('M14 52C18 37 28 31 36 30C40 42 40 62 36 75C28 73 18 67 14 52Z', {
            angle: 20,
            pitch: 3,
            lit: [18, 34],
            dark: [34, 66],
          }) +
          pen.solid(ellipse(26, 46, 5.4), 1.6) +
          pen.hole(ellipse(25.4, 46, 2.2)) +
          pen.line('M13 54C17 56 20 58 22 61', 1.8) +
          pen.line('M14 56C9 60 7 64 8 70', 1.4),
      ),
    )
  );
};

const rabbit =
  'M40 66C30 66 26 58 29 50C31 45 36 42 41 42C39 37 34 28 36 22' +
  'C38 19 41 21 43 25C45 29 46 34 47 38C48 33 50 27 54 24' +
  'C58 23 58 28 56 32C54 36 52 39 51 41C57 43 60 48 59 53' +
  'C66 55 70 62 66 66Z';

export const wild: Drawing = (pen) =>
  wildSymbol(
    pen,
    (plate) =>
      plate.solid(ellipse(48, 41, 25.5), 1.6) +
      plate.clip(
        ellipse(48, 41, 25),
        plate.engrave(
          15,
          (u, v) => [20 + u * 56, 15 + v * 52],
          (x, y) => 1.1 - Math.hypot(x - 40, y - 32) / 34,
          { colour: plate.shade, width: 1.6, base: 0 },
        ),
      ) +
      plate.place(
        6,
        3.6,
        0.86,
        `<path d="${rabbit}" fill="${plate.shade}" stroke="${plate.accentColour}" ` +
          `stroke-width="2"/>` +
          `<circle cx="51" cy="47.5" r="1.9" fill="${plate.accentColour}"/>`,
      ),
  );
