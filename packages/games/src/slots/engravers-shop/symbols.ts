import type { Drawing } from '@parlour/ui/engraving/symbol-pen';
import { ellipse } from '@parlour/ui/engraving/geometry';
import { lettering } from '../stage/print/lettering';
import { bonusSymbol, wildSymbol } from '../stage/print/special-symbols';

/**
 * The shop's tools, distinguishable at 46 px by their outline and by their fill: the two lowest are
 * drawn in line, the two in the middle filled with the ink, the two highest with the accent.
 */

export const burin: Drawing = (pen) => {
  const handle = 'M48 -6C66 -6 70 6 65 16L56 29H40L31 16C26 6 30 -6 48 -6Z';
  const light = { lit: [30, -10], dark: [90, 60] } as const;
  const tool =
    pen.body('M43 34H53V78L48 97L43 78Z', 2.6) +
    pen.body('M40 28H56V38H40Z', 2.6) +
    pen.body('M48 -8C68 -8 72 6 66 17L57 30H39L30 17C24 6 28 -8 48 -8Z', 3) +
    pen.clip(
      'M50 -8H74V30H50Z',
      pen.hatch(handle, { angle: 90, pitch: 3.2, width: 1.6, ...light }),
    ) +
    pen.line('M48 40V86', 1.4);
  return pen.place(3, 4, 0.93, pen.rotate(45, tool) + pen.line('M8 90C20 78 26 94 38 86', 2));
};

export const roller: Drawing = (pen) => {
  const light = { lit: [10, 30], dark: [30, 130] } as const;
  const tool =
    pen.body('M10 46H86V80H10Z', 3) +
    pen.clip(
      'M10 62H86V80H10Z',
      pen.hatch('M10 60H86V82H10Z', { angle: 0, pitch: 3.6, width: 2, ...light }),
    ) +
    pen.line('M20 54H76', 2.2) +
    pen.line('M86 63H95V36H48M10 63H1V36H48V28', 3) +
    pen.body('M40 2H56L58 26C58 32 38 32 38 26Z', 2.8);
  return pen.place(3.5, 4.6, 0.92, pen.rotate(-28, tool));
};

export const loupe: Drawing = (pen) => {
  const waves =
    'M-4 60C10 34 26 70 42 48C56 30 66 58 84 38M-4 71C10 45 26 81 42 59C56 41 66 69 84 49';
  const seen = pen.fill('M-4 50C10 24 26 60 42 38C56 20 66 48 84 28V84H-4Z') + pen.gap(waves, 2.6);
  return (
    pen.fill('M56 63L65 54L92 80C96 85 88 93 83 90Z') +
    pen.body(ellipse(40, 38, 33), 4.6) +
    pen.clip(ellipse(40, 38, 29.5), seen) +
    pen.line('M21 28C24 21 29 17 36 15', 3)
  );
};

export const ink: Drawing = (pen) => {
  const bottle =
    'M18 46C18 38 26 34 34 34H62C70 34 78 38 78 46V84C78 89 75 91 71 91H25C21 91 18 89 18 84Z';
  return (
    pen.fill('M31 8H65V22H31Z') +
    pen.gap('M38 11V20M45 11V20M52 11V20M59 11V20', 2) +
    pen.body('M37 22H59V34H37Z', 2.6) +
    pen.fill(bottle) +
    pen.clear('M28 48H68V82H28Z') +
    pen.solid('M48 50C57 62 60 66 58 72C55 79 41 79 38 72C36 66 39 62 48 50Z', 1.2)
  );
};

export const number: Drawing = (pen) => {
  const box = 'M5 14H91V82H5Z';
  const wordEnds = ' stroke-linejoin="miter" stroke-linecap="butt"';
  const wheel = (x: number, digit: string) =>
    pen.hole(`M${x} 24H${x + 23}V72H${x}Z`) +
    `<path d="${lettering(digit, x + 11.5, 48, 25)}" fill="none" ` +
    `stroke="${pen.accentColour}" stroke-width="4.6"${wordEnds}/>`;
  return (
    pen.solid(box, 2) + wheel(10.5, '3') + wheel(36.5, '8') + wheel(62.5, '0') + pen.line(box, 2.6)
  );
};

export const press: Drawing = (pen) =>
  pen.body('M14 85H82V94H14Z', 2.6) +
  pen.solid('M17 24H29V85H17ZM67 24H79V85H67Z', 1.8) +
  pen.solid('M11 13H85V27H11Z', 1.8) +
  pen.line('M48 5V13M22 5H74', 4) +
  pen.fill(ellipse(22, 5, 4.6)) +
  pen.fill(ellipse(74, 5, 4.6)) +
  pen.fill('M43 27H53V47H43Z') +
  pen.gap('M42 33L54 37M42 39L54 43', 2) +
  pen.solid('M31 47H65V59H31Z', 1.8) +
  pen.body('M29 66H67V76H29Z', 2.6) +
  pen.cut('M17 27V85M79 27V85', 0);

export const wild: Drawing = (pen) =>
  wildSymbol(
    pen,
    (plate) =>
      plate.ring(16, 13, 12.5, 1, 1, 48, 41) +
      plate.solid(ellipse(48, 41, 9), 1.6) +
      plate.cut(ellipse(48, 41, 5.6), 1.2) +
      plate.hole(ellipse(48, 41, 2)),
  );

export const bonus: Drawing = (pen) =>
  bonusSymbol(pen, () => {
    const window = (x: number) => `M${x} 34H${x + 14}V56H${x}Z`;
    const figures =
      lettering('1', 31.5, 45, 11) + lettering('2', 48, 45, 11) + lettering('3', 64.5, 45, 11);
    return (
      `<path d="${window(24.5)}${window(41)}${window(57.5)}" fill="${pen.shade}" ` +
      `stroke="${pen.shade}" stroke-width="1"/>` +
      pen.accentExact(figures, 2.2)
    );
  });
