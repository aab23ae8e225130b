import type { Drawing } from '@parlour/ui/engraving/symbol-pen';
import { across, ellipse } from '@parlour/ui/engraving/geometry';
import { wildSymbol } from '../stage/print/special-symbols';

export const chili: Drawing = (pen) => {
  const A = 'M28 30C18 46 14 68 34 90C35 91 37 90 36 88C32 70 38 52 48 36Z';
  const B = 'M56 36C72 42 88 56 90 84C90 87 87 87 86 85C80 68 66 58 46 52Z';
  return (
    pen.body(A, 2.2) +
    pen.clip(
      A,
      pen.engrave(
        7,
        (u, v) => [20 + v * 26 - 14 * Math.sin(u * 2.4) + 6 * u, 30 + u * 60],
        (x) => 1.1 - (x - 18) / 24,
        { width: 2.6 },
      ),
    ) +
    pen.solid(B) +
    pen.cut('M60 41C73 47 84 60 86 76M55 44C68 50 76 57 83 70', 1.5) +
    pen.body('M24 31C28 19 44 19 52 33C44 38 32 38 24 31Z', 2.1) +
    pen.body('M44 53C42 41 52 32 61 36C60 45 54 52 44 53Z', 2.1) +
    pen.line('M38 21C37 14 41 8 48 5M56 34C58 26 63 21 70 18', 3.2)
  );
};

export const pineapple: Drawing = (pen) => {
  const d = 'M48 38C64 38 72 50 72 64C72 80 62 92 48 92C34 92 24 80 24 64' + 'C24 50 32 38 48 38Z';
  let l = '';
  for (let i = -9; i < 10; i++) {
    const x = 48 + i * 9.5;
    l += `M${x - 34} 30L${x + 34} 98M${x + 34} 30L${x - 34} 98`;
  }
  const leaves = across(
    [
      [76, 16],
      [20, 16],
      [64, 6],
      [32, 6],
    ],
    (x, y) => pen.leaf(48, 40, x, y, 6),
  );
  return (
    leaves +
    pen.leaf(48, 40, 48, 2, 6, true) +
    pen.body(d, 2.4) +
    pen.clip(
      d,
      pen.engrave(
        17,
        (u, v) => [20 + u * 56, 36 + v * 58],
        (x, y) => 1.15 - (x - 26 + (y - 40)) / 74,
        { width: 2.1, base: 0 },
      ) +
        pen.gap(l, 3.2) +
        pen.line(l, 1.3),
    ) +
    pen.line(d, 2.4)
  );
};

export const pumpkin: Drawing = (pen) => {
  const d =
    'M48 30C56 24 66 26 70 31C84 30 92 42 90 58C88 76 76 86 62 84' +
    'C54 90 42 90 34 84C20 86 8 76 6 58C4 42 12 30 26 31C30 26 40 24 48 30Z';
  return (
    pen.body(d, 2.4) +
    pen.clip(d, pen.ball(48, 58, 42, 31, { lines: 11, tilt: 0.4, width: 2.7 })) +
    pen.gap('M36 32C22 44 22 74 36 86M60 32C74 44 74 74 60 86M48 30V88', 4) +
    pen.line('M36 32C22 44 22 74 36 86M60 32C74 44 74 74 60 86M48 30V88', 1.7) +
    pen.line(d, 2.4) +
    pen.solid('M42 32C44 24 42 16 36 10L46 7C52 14 54 24 54 32Z') +
    pen.cut('M47 30C48 22 46 14 42 10', 1.2)
  );
};

export const hat: Drawing = (pen) => {
  const c = 'M48 14L92 68C76 80 20 80 4 68Z';
  return (
    pen.line('M20 74C24 92 40 96 46 84M76 74C72 92 56 96 50 84', 2.8) +
    pen.solid(
      'M48 84C40 76 30 78 32 86C33 92 42 90 48 85C54 90 63 92 64 86' + 'C66 78 56 76 48 84Z',
      1.4,
    ) +
    pen.body(c, 2.4) +
    pen.clip(
      c,
      pen.rays(48, 12, 4, 76, 25, {
        from: 0.72,
        to: Math.PI - 0.72,
        width: 2.1,
        light: (x) => 1 - (x - 18) / 66,
      }),
    ) +
    pen.clip(
      c,
      pen.gap('M34 32C42 36 54 36 62 32M24 46C38 53 58 53 72 46M13 58C32 68 64 68 83 58', 4.4) +
        pen.line('M34 32C42 36 54 36 62 32M24 46C38 53 58 53 72 46M13 58C32 68 64 68 83 58', 1.7),
    ) +
    pen.line(c, 2.4) +
    pen.line('M48 14V9', 2.4)
  );
};

export const lamp: Drawing = (pen) => {
  const gl = 'M34 40C26 50 26 64 34 72H62C70 64 70 50 62 40Z';
  return (
    pen.line('M24 34C14 8 82 8 72 34', 2.4) +
    pen.body('M36 22H60L64 34H32Z', 2.2) +
    pen.hatch('M36 22H60L64 34H32Z', { angle: 90, pitch: 2.8, lit: [34, 22], dark: [66, 34] }) +
    pen.body('M42 16H54V22H42Z', 1.8) +
    pen.line('M26 36C20 50 20 66 28 78M70 36C76 50 76 66 68 78', 3) +
    pen.body('M28 34H68V40H28Z', 2) +
    pen.body(gl, 2.2) +
    pen.solid('M48 42C56 52 58 58 56 64C54 70 42 70 40 64C38 58 44 54 48 42Z') +
    pen.cut('M48 54C51 58 51 62 48 66C45 62 45 58 48 54', 1.4) +
    pen.line('M33 46C29 54 29 60 33 67', 1.6) +
    pen.body('M30 72H66V78H30Z', 2) +
    pen.body('M24 78H72L76 91H20Z', 2.3) +
    pen.hatch('M24 78H72L76 91H20Z', { angle: 90, pitch: 2.8, lit: [24, 78], dark: [76, 90] })
  );
};

export const phin: Drawing = (pen) => {
  const gl = 'M27 52H69L64 91H32Z';
  const up = 'M30 20H66L63 44H33Z';
  return (
    pen.halo() +
    pen.body(gl, 2.4) +
    pen.solid('M30.4 66H65.6L62.6 88H33.4Z') +
    pen.clip(
      'M30.4 66H65.6L62.6 88H33.4Z',
      pen.engrave(
        7,
        (u, v) => [30 + v * 36, 64 + u * 26],
        (x) => 1.1 - (x - 30) / 44,
        { colour: pen.shade, width: 2.4, base: 0 },
      ),
    ) +
    pen.line('M34 57L35 62M62 57L61 62', 1.4) +
    pen.body('M16 44H80L76 51H20Z', 2.2) +
    pen.hatch('M16 44H80L76 51H20Z', { angle: 90, pitch: 3, lit: [16, 44], dark: [78, 50] }) +
    pen.body(up, 2.4) +
    pen.hatch(up, { angle: 90, pitch: 3.1, lit: [28, 24], dark: [62, 40], width: 2.3 }) +
    pen.line('M31.4 27H64.6', 1.4) +
    pen.body(ellipse(48, 20, 19, 4.8), 2.2) +
    pen.body('M42 8H54V15H42Z', 2) +
    pen.line('M40 16H56', 2) +
    pen.line('M48 52V63', 1.8) +
    pen.line('M66 30H74V38H65', 2.2)
  );
};

export const boat: Drawing = (pen) => {
  const h = 'M4 50C14 58 24 60 36 60H84L93 46C95 62 88 80 72 82H34C18 82 8 68 4 50Z';
  return (
    pen.halo() +
    pen.body('M40 60V33H80V60Z', 2.2) +
    pen.hatch('M40 36H80V60H40Z', { angle: 0, pitch: 3.4, lit: [40, 36], dark: [84, 66] }) +
    pen.solid('M34 34C40 20 78 20 86 34Z') +
    pen.cut(
      'M42 33C46 27 50 25 52 24M52 33C54 28 56 25 58 24M62 33V23.6M72 33' +
        'C70 28 68 25 66 24M80 33C77 28 73 26 71 25',
      1.3,
    ) +
    pen.body('M48 42H60V52H48Z', 1.8) +
    pen.line('M22 60V14', 2.4) +
    pen.fill('M22 12L34 17L22 22Z') +
    pen.body(h, 2.5) +
    pen.clip(
      h,
      pen.engrave(
        8,
        (u, v) => [2 + u * 92, 50 + v * 32 + 10 * (1 - (2 * u - 1) ** 2)],
        (x, y) => 1.1 - (x - 4) / 74 - (y - 56) / 60,
        { width: 2.3 },
      ),
    ) +
    pen.clear(ellipse(22, 66, 8.6, 6.6)) +
    `<path d="${ellipse(22, 66, 8, 6)}" fill="${pen.isBright ? pen.ink : pen.ground}" ` +
    `stroke="${pen.ink}" stroke-width="1.6"/>` +
    pen.hole(ellipse(22, 66, 3.2)) +
    pen.line(
      'M2 88C10 82 16 94 24 88C32 82 38 94 46 88C54 82 60 94 68 88' + 'C76 82 82 94 92 87',
      2,
    )
  );
};

export const wild: Drawing = (pen) =>
  wildSymbol(
    pen,
    (plate) =>
      plate.body('M14 41C28 20 68 20 82 41C68 62 28 62 14 41Z', 2.6) +
      plate.line('M20 41C32 26 64 26 76 41C64 56 32 56 20 41Z', 1.1) +
      plate.body(ellipse(48, 41, 15.5), 2.2) +
      plate.rays(48, 41, 7.6, 15, 30, { width: 1.7 }) +
      plate.solid(ellipse(48, 41, 8), 1.6) +
      plate.hole(ellipse(48, 41, 3.6)),
  );
