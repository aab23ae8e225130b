import { fix } from '@parlour/ui/engraving/geometry';

/**
 * The few letters and figures that stand in the art (WILD, SCATTER, BONUS, BAR, counters), as lines
 * on a grid 8 wide and 12 high: a drawing holds no text, so it looks alike on every device.
 */
const glyphs: Record<string, string> = {
  W: 'M0 0L2.8 12H3.2L5.2 2.4H5.8L7.8 12H8.2L11 0',
  I: 'M1 0V12',
  L: 'M0 0V12H7',
  D: 'M0 0V12H5L8 9V3L5 0Z',
  S: 'M8 3V2L6 0H2L0 2V4L2 6H6L8 8V10L6 12H2L0 10V9',
  C: 'M8 3.5V2L6 0H2L0 2V10L2 12H6L8 10V8.5',
  A: 'M0 12V4L4 0L8 4V12M0 8H8',
  T: 'M0 0H8M4 0V12',
  E: 'M8 0H0V12H8M0 6H6.5',
  R: 'M0 12V0H6L8 2V5L6 7H0M4.6 7L8 12',
  B: 'M0 0V12H6L8 10V8L6 6L8 4V2L6 0ZM0 6H6',
  O: 'M2 0H6L8 2V10L6 12H2L0 10V2Z',
  N: 'M0 12V0L8 12V0',
  U: 'M0 0V10L2 12H6L8 10V0',
  0: 'M2 0H6L8 2V10L6 12H2L0 10V2Z',
  1: 'M1 2.4L4.4 0V12',
  2: 'M0 3V2L2 0H6L8 2V4L0 12H8',
  3: 'M0 0H8L4 5H6L8 7V10L6 12H2L0 10',
  4: 'M6 12V0L0 8.6H8',
  5: 'M8 0H.6V5H6L8 7V10L6 12H2L0 10',
  6: 'M8 2L6 0H2L0 2V10L2 12H6L8 10V7L6 5H0',
  7: 'M0 0H8V1L3 12',
  8: 'M2 0H6L8 2V4L6 6H2L0 8V10L2 12H6L8 10V8L6 6H2L0 4V2Z',
  9: 'M0 10L2 12H6L8 10V2L6 0H2L0 2V5L2 7H8',
};

const widths: Record<string, number> = { W: 11, I: 2, L: 7, 1: 5 };
const widthOf = (letter: string) => widths[letter] ?? 8;

/** A word as one path, centred on (cx, cy); `gap` is in units of the glyph grid. */
export const lettering = (
  word: string,
  cx: number,
  cy: number,
  height: number,
  gap = 3.2,
): string => {
  const scale = height / 12;
  const letters = [...word];
  const width = letters.reduce(
    (sum, letter) => sum + widthOf(letter) * scale + gap * scale,
    -gap * scale,
  );
  let x = cx - width / 2;
  let path = '';
  for (const letter of letters) {
    path += moved(glyphs[letter] ?? '', scale, x, cy - height / 2);
    x += (widthOf(letter) + gap) * scale;
  }
  return path;
};

/** Scales and shifts an absolute path made of M L H V Z. */
const moved = (path: string, scale: number, dx: number, dy: number): string =>
  path.replace(/([MLHV])([^MLHVZ]*)/g, (_, command: string, text: string) => {
    const values = text.trim().split(/[ ,]+/).map(Number);
    const isVertical = (index: number) => command === 'V' || (command !== 'H' && index % 2 === 1);
    return (
      command +
      values
        .map((value, index) => fix(isVertical(index) ? value * scale + dy : value * scale + dx))
        .join(' ')
    );
  });
