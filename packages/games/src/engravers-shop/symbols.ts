import type { Drawing } from '../stage/burin';
import { ellipse } from '../stage/geometry';
import { lettering } from '../stage/lettering';
import { bonusLozenge, wildPlate } from '../stage/plates';

export const burin: Drawing = (pen) =>
  pen.rotate(
    45,
    pen.body('M43.6 36H52.4V80L48 97L43.6 80Z', 2.1) +
      pen.hatch('M48 38H52V82L48 94Z', { angle: 0, pitch: 2.6, lit: [44, 30], dark: [54, 140] }) +
      pen.line('M48 38V82', 1) +
      pen.solid('M42 30H54V38H42Z', 1.6) +
      pen.body('M48 -8C66 -8 70 6 65 16L56 31H40L31 16C26 6 30 -8 48 -8Z', 2.4) +
      pen.ball(48, 8, 17.4, 15, { lines: 8, width: 2.8 }) +
      pen.hatch('M35 22H61L56 31H40Z', { angle: 90, pitch: 2.8, lit: [34, 20], dark: [64, 30] }),
  ) + pen.line('M8 90C20 78 26 94 38 86', 1.6);

export const roller: Drawing = (pen) =>
  pen.place(
    3.5,
    4.6,
    0.92,
    pen.rotate(
      -28,
      pen.body('M10 50H86V78H10Z', 2.4) +
        pen.hatch('M10 50H86V78H10Z', {
          angle: 0,
          pitch: 3.1,
          lit: [10, 48],
          dark: [30, 82],
          width: 2.5,
        }) +
        pen.solid('M10 69H86V78H10Z', 1.6) +
        pen.line('M86 64H93V40H52V34M10 64H3V40H44V34', 2.8) +
        pen.body('M42 6H54L56 30C56 36 40 36 40 30Z', 2.3) +
        pen.hatch('M42 6H54L56 30C56 36 40 36 40 30Z', {
          angle: 90,
          pitch: 2.8,
          lit: [40, 10],
          dark: [58, 30],
        }) +
        pen.line('M41 14H55', 1.6),
    ),
  );

export const loupe: Drawing = (pen) =>
  pen.rotate(
    0,
    pen.body('M58 62L66 54L92 80C95 84 88 92 83 89Z', 2.3) +
      pen.hatch('M58 62L66 54L92 80C95 84 88 92 83 89Z', {
        angle: -45,
        pitch: 2.8,
        lit: [58, 52],
        dark: [88, 92],
      }) +
      pen.body(ellipse(40, 38, 34), 2.6) +
      pen.line(ellipse(40, 38, 28.6), 1.5) +
      pen.rays(40, 38, 28.6, 34, 44, { width: 2 }) +
      pen.clip(
        ellipse(40, 38, 28),
        pen.solid('M-4 46C8 20 24 56 40 34C54 16 66 46 84 26V84H-4Z', 1.4) +
          pen.cut(
            'M-4 54C8 28 24 64 40 42C54 24 66 54 84 34M-4 62C8 36 24 72 40 50' +
              'C54 32 66 62 84 42M-4 70C8 44 24 80 40 58C54 40 66 70 84 50',
            2.2,
          ),
      ) +
      pen.line('M22 26C25 20 30 17 36 16', 2.4),
  );

export const ink: Drawing = (pen) => {
  const d =
    'M20 46C20 40 28 36 34 36H62C68 36 76 40 76 46V84C76 88 74 90 70 90H26' + 'C22 90 20 88 20 84Z';
  return (
    pen.body('M36 22H60V36H36Z', 2.2) +
    pen.hatch('M36 22H60V36H36Z', { angle: 90, pitch: 2.8, lit: [34, 22], dark: [62, 36] }) +
    pen.body('M31 10H65V22H31Z', 2.3) +
    pen.hatch('M31 10H65V22H31Z', {
      angle: 90,
      pitch: 2.6,
      lit: [30, 10],
      dark: [66, 22],
      width: 2,
    }) +
    pen.body(d, 2.5) +
    pen.hatch(d, { angle: 0, pitch: 3.2, lit: [16, 36], dark: [78, 90], width: 2.2 }) +
    pen.body('M28 52H68V80H28Z', 1.8) +
    pen.solid('M48 54C56 64 58 68 56 73C53 79 43 79 40 73C38 68 40 64 48 54Z', 1.4)
  );
};

export const number: Drawing = (pen) => {
  const wheel = (x: number, figure: string, isAccented = false) =>
    pen.body(`M${x} 20H${x + 22}V76H${x}Z`, 2) +
    pen.hatch(`M${x} 20H${x + 22}V34H${x}Z`, {
      angle: 0,
      pitch: 2.6,
      lit: [x, 40],
      dark: [x, 18],
    }) +
    pen.hatch(`M${x} 62H${x + 22}V76H${x}Z`, {
      angle: 0,
      pitch: 2.6,
      lit: [x, 58],
      dark: [x, 79],
    }) +
    (isAccented ? pen.solid(`M${x + 1} 35H${x + 21}V61H${x + 1}Z`, 1.4) : '') +
    (isAccented
      ? pen.cutExact(lettering(figure, x + 11, 48, 17), 3.4)
      : pen.line(lettering(figure, x + 11, 48, 17), 3.2));
  return (
    pen.halo() +
    pen.body('M6 12H90V84H6Z', 2.5) +
    pen.line('M10 16H86V80H10Z', 1) +
    wheel(15, '3') +
    wheel(37, '8', true) +
    wheel(59, '0') +
    pen.line('M6 48H13M83 48H90', 4)
  );
};

export const press: Drawing = (pen) => {
  return (
    pen.halo() +
    pen.body('M16 86H80V93H16Z', 2.2) +
    pen.body('M18 22H28V86H18Z', 2.3) +
    pen.hatch('M18 22H28V86H18Z', {
      angle: 0,
      pitch: 2.8,
      lit: [16, 30],
      dark: [30, 40],
      width: 2,
    }) +
    pen.body('M68 22H78V86H68Z', 2.3) +
    pen.hatch('M68 22H78V86H68Z', {
      angle: 0,
      pitch: 2.8,
      lit: [50, 20],
      dark: [82, 70],
      width: 1.7,
    }) +
    pen.body('M12 12H84V24H12Z', 2.4) +
    pen.hatch('M12 12H84V24H12Z', { angle: 90, pitch: 2.8, lit: [12, 12], dark: [86, 26] }) +
    pen.body('M43 24H53V48H43Z', 2) +
    pen.line('M43 28L53 32M43 34L53 38M43 40L53 44', 1.6) +
    pen.line('M48 5V12M24 5H72', 3.4) +
    pen.fill(ellipse(24, 5, 4)) +
    pen.fill(ellipse(72, 5, 4)) +
    pen.body('M32 48H64V56H32Z', 2.2) +
    pen.hatch('M32 48H64V56H32Z', { angle: 90, pitch: 2.6 }) +
    pen.solid('M30 60H66V68H30Z') +
    pen.cut('M34 64H62', 1.4) +
    pen.body('M28 70H68V78H28Z', 2.2) +
    pen.line('M28 74H68', 1)
  );
};

export const wild: Drawing = (pen) =>
  wildPlate(
    pen,
    (plate) =>
      plate.ring(16, 13, 12.5, 1, 1, 48, 41) +
      plate.solid(ellipse(48, 41, 9), 1.6) +
      plate.cut(ellipse(48, 41, 5.6), 1.2) +
      plate.hole(ellipse(48, 41, 2)),
  );

export const bonus: Drawing = (pen) =>
  bonusLozenge(pen, () => {
    const window = (x: number) => `M${x} 34H${x + 14}V56H${x}Z`;
    const figures =
      lettering('1', 31.5, 45, 11) + lettering('2', 48, 45, 11) + lettering('3', 64.5, 45, 11);
    return (
      `<path d="${window(24.5)}${window(41)}${window(57.5)}" fill="${pen.shade}" ` +
      `stroke="${pen.shade}" stroke-width="1"/>` +
      pen.accentExact(figures, 2.2)
    );
  });
