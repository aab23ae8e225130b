/**
 * How long each event of the stage lasts, in milliseconds, all in one place. Nothing here knows
 * what a round pays but the counts, which are named by it. "Stop" is the rest of the last reel.
 */
export const times = {
  /** A tile is printed negative, and goes back to line. */
  negative: 160,
  /** The rule of a line is drawn, then its amount is set at its end. */
  lineDraw: 240,
  tag: 120,
  /** The next line is shown after this. */
  eachLine: 900,
  /** The sum counts this long, by what a round paid in stakes: above 1, from 5, 25, 100. */
  count: { small: 400, large: 900, great: 1800, grand: 2600 },
  /** The figure changes this often. */
  tick: 50,
  /** The game header is printed solid. */
  gameHeader: 320,
  /** Third seal rests, hold, game header, card; ground and border change after the tap. */
  entry: { hold: 700, card: 240, ground: 480 },
  freeSpin: { amount: 600, pause: 500 },
  retrigger: { chip: 160, hole: 40, whole: 1600 },
  end: { wait: 400, slide: 240, count: 1200, row: 120 },
  certificate: { lines: 1200, print: 600, row: 120 },
  fall: { amount: 240, count: 400, hold: 700, leave: 160, drop: 260, column: 40 },
  /** The wild spreads over its reel. */
  fill: 420,
  /** Where motion is reduced everything cross-fades in place. */
  reduced: 120,
} as const;

/** Lines shown one after the other; further ones are in the total. */
export const linesShown = 6;
