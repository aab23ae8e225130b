import type { Drawing } from '@parlour/ui/engraving/symbol-pen';
import { ellipse, fix, star as starShape, TURN } from '@parlour/ui/engraving/geometry';
import { wildSymbol } from '../stage/print/special-symbols';

/** Sawteeth along a level, as on the drums. */
const saw = (x0: number, x1: number, y: number, h: number, n: number) => {
  let d = `M${x0} ${y}`;
  const w = (x1 - x0) / n;
  for (let i = 0; i < n; i++)
    d += `L${fix(x0 + (i + 0.5) * w)} ${fix(y - h)}L${fix(x0 + (i + 1) * w)} ${fix(y)}`;
  return d;
};

export const axe: Drawing = (pen) => {
  const d = 'M40 34H58L60 50C72 54 82 64 84 78C66 90 30 88 14 72C18 60 28 52 38 50Z';
  return pen.rotate(
    -18,
    pen.body('M43 4H55V40H43Z', 2.2) +
      pen.hatch('M43 4H55V40H43Z', { angle: 0, pitch: 3.2, lit: [40, 8], dark: [60, 44] }) +
      pen.body(d, 2.4) +
      pen.hatch(d, { angle: 90, pitch: 3, lit: [18, 56], dark: [86, 86], width: 2.2 }) +
      pen.clear('M38 36H60V44H37Z') +
      pen.line('M39 36H59M38 44H60', 1.5) +
      pen.line(saw(40, 59, 43.4, 6, 4), 1.4) +
      pen.solid('M14 72C30 88 66 90 84 78L82 71C66 81 34 80 18 65Z') +
      pen.line(d, 2.4),
  );
};

export const dagger: Drawing = (pen) => {
  const bl = 'M42 38H54L56 44L48 94L40 44Z';
  return pen.rotate(
    24,
    pen.body(bl, 2.3) +
      pen.hatch('M41 38H48V92L40 44Z', { angle: 0, pitch: 2.5, lit: [36, 40], dark: [56, 90] }) +
      pen.line('M48 40V90', 1.4) +
      pen.body('M24 30C34 36 62 36 72 30V38C62 44 34 44 24 38Z', 2.2) +
      pen.solid('M41 33C43 26 43 22 41 16H55C53 22 53 26 55 33Z') +
      pen.cut('M42 29H54M43 25H53M43 21H53', 1.4) +
      pen.body('M34 6C34 0 62 0 62 6C62 12 58 16 54 17H42C38 16 34 12 34 6Z', 2.2) +
      pen.fill(ellipse(42, 8, 2.6)) +
      pen.fill(ellipse(54, 8, 2.6)),
  );
};

export const bell: Drawing = (pen) => {
  const d = 'M36 20C26 24 24 40 22 62L16 78H80L74 62C72 40 70 24 60 20Z';
  let sp = '';
  for (const x of [32, 48, 64]) sp += `M${x + 5} 50A5 5 0 1 1 ${x} 45A3 3 0 1 1 ${x - 2} 50.6`;
  return (
    pen.line('M38 20C34 4 62 4 58 20', 3.2) +
    pen.body(d, 2.4) +
    pen.hatch('M36 20C30 22 27 30 25.4 40H70.6C69 30 66 22 60 20Z', {
      angle: 90,
      pitch: 3,
      lit: [26, 22],
      dark: [70, 44],
    }) +
    pen.line('M25.4 40H70.6M23 59H73', 1.5) +
    pen.line(sp, 1.8) +
    pen.hatch('M22.6 62H73.4L78 74H18Z', { angle: 90, pitch: 3, lit: [20, 60], dark: [74, 78] }) +
    pen.solid('M14 76H82V84H14Z') +
    pen.cut(saw(16, 80, 83, 5.4, 12), 1.3) +
    pen.fill('M44 85H52V90H44Z')
  );
};

export const deer: Drawing = (pen) => {
  const b =
    'M22 56C26 48 36 46 46 48C54 49 60 48 64 44L66 34C64 30 66 26 70 26' +
    'L84 32C86 35 84 38 80 38L75 40C75 50 73 58 68 64L70 88H65L61 68' +
    'C54 70 44 70 38 68L34 76L36 88H31L28 76L27 64C22 64 20 60 22 56Z';
  return (
    pen.line(
      'M69 27C60 22 54 14 54 4M58 16C52 16 46 13 43 8M73 27C72 18 75 10 82 4' +
        'M74 16C80 16 86 13 90 9M64 23C57 25 50 24 46 21',
      2.6,
    ) +
    pen.line('M60 68L58 88M42 69L44 88', 2.4) +
    pen.body(b, 2.3) +
    pen.hatch(b, { angle: 60, pitch: 2.9, lit: [26, 44], dark: [70, 80], width: 2 }) +
    pen.solid(ellipse(36, 57, 5), 1.4) +
    pen.solid(ellipse(50, 58, 5), 1.4) +
    pen.hole(ellipse(36, 57, 1.7)) +
    pen.hole(ellipse(50, 58, 1.7)) +
    pen.fill(ellipse(73, 31, 2.2)) +
    pen.line('M22 57L15 50', 2.6) +
    pen.line('M10 91H86', 1.6)
  );
};

export const frog: Drawing = (pen) => {
  const b = 'M48 16C62 16 66 30 68 44C70 62 62 80 48 80C34 80 26 62 28 44' + 'C30 30 34 16 48 16Z';
  const leg = (isRight: boolean) => {
    const q = (x: number) => (isRight ? 96 - x : x);
    const thigh =
      `M${q(32)} 66C${q(14)} 54 ${q(8)} 66 ${q(16)} 76` + `C${q(22)} 82 ${q(30)} 80 ${q(32)} 74Z`;
    const arm =
      `M${q(30)} 40C${q(18)} 38 ${q(14)} 30 ${q(12)} 20L${q(6)} 18` +
      `M${q(12)} 20L${q(12)} 12M${q(12)} 20L${q(18)} 14`;
    return (
      pen.body(arm, 3.2).replace(/fill="#\w+"/, 'fill="none"') +
      pen.body(thigh, 2.2) +
      pen.hatch(thigh, { angle: 30, pitch: 2.8 }) +
      pen.line(`M${q(18)} 78C${q(16)} 84 ${q(12)} 88 ${q(6)} 88M${q(16)} 84L${q(18)} 92`, 3)
    );
  };
  let ch = '';
  for (let i = 0; i < 4; i++) ch += `M36 ${44 + i * 9}L48 ${50 + i * 9}L60 ${44 + i * 9}`;
  return (
    pen.halo() +
    leg(false) +
    leg(true) +
    pen.body(b, 2.4) +
    pen.hatch(b, { angle: 0, pitch: 3, lit: [28, 20], dark: [66, 78], width: 2 }) +
    pen.gap('M48 18V78', 10) +
    pen.gap(ch, 5) +
    pen.line(ch, 2) +
    pen.solid(ellipse(37, 25, 6), 1.8) +
    pen.solid(ellipse(59, 25, 6), 1.8) +
    pen.hole(ellipse(37, 25, 2.3)) +
    pen.hole(ellipse(59, 25, 2.3)) +
    pen.line('M40 36C44 39 52 39 56 36', 1.8)
  );
};

export const boat: Drawing = (pen) => {
  const h =
    'M6 40C4 30 12 24 18 28L12 34C16 52 26 62 48 62C70 62 80 52 84 34L78 28' +
    'C84 24 92 30 90 40C88 66 74 78 48 78C22 78 8 66 6 40Z';
  const man = (x: number) =>
    pen.solid(`M${x - 4} 58L${x - 3} 40H${x + 3}L${x + 4} 58Z`, 1.2) +
    pen.fill(ellipse(x, 36, 3.6)) +
    pen.line(
      `M${x} 33C${x - 2} 24 ${x - 8} 18 ${x - 8} 10M${x} 33C${x} 24 ${x} 18 ${x} 8` +
        `M${x} 33C${x + 2} 24 ${x + 8} 18 ${x + 8} 10`,
      1.8,
    ) +
    pen.line(`M${x + 3} 46L${x + 12} 70`, 1.8);
  return (
    pen.halo() +
    man(30) +
    man(48) +
    man(66) +
    pen.body(h, 2.4) +
    pen.clip(
      h,
      pen.engrave(
        9,
        (u, v) => {
          const A = (TURN / 2) * (1 - u);
          return [48 + (28 + v * 18) * 1.0 * Math.cos(A) * 1.06, 32 + (26 + v * 20) * Math.sin(A)];
        },
        (x) => 1.05 - (x - 10) / 84,
        { width: 1.9, steps: 22 },
      ),
    ) +
    pen.line(h, 2.4) +
    pen.fill(ellipse(14, 31, 2)) +
    pen.fill(ellipse(82, 31, 2)) +
    pen.line('M4 88L12 82L20 88L28 82L36 88L44 82L52 88L60 82L68 88L76 82L84 88L92 82', 1.8)
  );
};

export const lac: Drawing = (pen) => {
  // Lac bird in flight: beak left, crest, two wings, fan tail
  const w1 = 'M46 46C44 30 54 12 76 4C74 20 70 36 62 50Z';
  const w2 = 'M44 54C46 70 56 84 74 92C74 78 70 66 60 54Z';
  const bd =
    'M4 47L30 43C34 38 42 40 46 45C54 43 62 46 68 49L60 55' +
    'C52 58 44 58 40 54C34 54 30 52 28 50Z';
  const tl = 'M62 48L92 36L89 44L93.6 48L90 53L93 60L62 54Z';
  return (
    pen.halo() +
    pen.body(w1, 2.3) +
    pen.clip(
      w1,
      pen.rays(46, 56, 4, 66, 15, {
        from: -1.62,
        to: -0.5,
        width: 2.4,
        light: (_, y) => 0.3 + (52 - y) / 60,
      }),
    ) +
    pen.solid('M46 46C45 38 47 30 52 23L62 50Z') +
    pen.cut('M50 30L56 48M48 38L51 47', 1.3) +
    pen.body(w2, 2.3) +
    pen.clip(
      w2,
      pen.rays(46, 48, 4, 64, 13, {
        from: 0.5,
        to: 1.5,
        width: 2.1,
        light: (_, y) => 0.75 - (y - 54) / 70,
      }),
    ) +
    pen.body(tl, 2.2) +
    pen.hatch(tl, { angle: 0, pitch: 2.8, lit: [66, 40], dark: [98, 64] }) +
    pen.body(bd, 2.3) +
    pen.hatch('M44 46C54 43 62 46 68 49L60 55C52 58 44 58 42 54Z', { angle: 70, pitch: 2.8 }) +
    pen.line('M32 41C34 32 28 26 20 26M36 40C40 32 36 24 28 20', 2.2) +
    `<circle cx="36" cy="46.4" r="3.4" fill="${pen.accentColour}" stroke="${pen.ink}" ` +
    `stroke-width="1.5"/>` +
    pen.line('M6 47.4L28 48', 1)
  );
};

export const wild: Drawing = (pen) =>
  wildSymbol(
    pen,
    (plate) =>
      plate.line(ellipse(48, 41, 26), 1.2) +
      plate.rays(48, 41, 21.6, 25.6, 48, { width: 1.7, light: () => 0.5 }) +
      plate.body(ellipse(48, 41, 21), 1.5) +
      plate.solid(starShape(12, 19.6, 7.4, 48, 41), 1.5) +
      plate.cut(ellipse(48, 41, 4), 1.4),
  );
