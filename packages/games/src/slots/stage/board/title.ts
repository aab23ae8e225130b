import type { Layout } from './layout';

/** How large a game's name is printed, and where it breaks. */
export type Title = { size: number; lines: string[] };

/** Widths of the letters of headings, in ems: measured in Chromium, rounded up. */
const widths: [letters: string, ems: number][] = [
  ['ijl', 0.28],
  ["' .,", 0.27],
  ['I', 0.31],
  ['frt', 0.4],
  ['vyskxcz', 0.62],
  ['w', 0.86],
  ['m', 0.96],
  ['JLFTZ', 0.7],
  ['EPSVYBXAKCRD', 0.8],
  ['UHNGOQĐ', 0.87],
  ['MW', 1.03],
];
const emsOf = new Map(widths.flatMap(([letters, ems]) => [...letters].map((one) => [one, ems])));

/** The width of a heading of one pixel's size. */
export const headingWidth = (text: string): number => {
  // Marks stand over their letters and take no room of their own.
  const letters = text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return [...letters].reduce((sum, letter) => sum + (emsOf.get(letter) ?? 0.65), 0);
};

type Room = { width: number; height: number; size: number; least: number };

const lineHeight = 1.2;
/** Smaller than this no name is printed. */
const smallest = 15;

/** Room for a name in the game header: it ends 8 px before what stands at the right. */
const roomFor = (placed: Layout, width: number, taken: number): Room => {
  const { kind, gameHeader, column, frameWidth } = placed;
  if (kind === 'landscape') return { width: column, height: 96, size: 24, least: 24 };
  if (kind === 'desk' || kind === 'wide') {
    const size = column > 280 ? 46 : column > 220 ? 38 : 34;
    return { width: column, height: 120, size, least: size };
  }
  if (kind === 'tablet') {
    const art = gameHeader < 100 ? 0 : gameHeader + 8;
    return { width: frameWidth - art - taken - 8, height: gameHeader - 68, size: 46, least: 30 };
  }
  if (gameHeader < 100) {
    const size = gameHeader < 50 ? 22 : 26;
    return { width: width - 24 - taken, height: gameHeader, size, least: 20 };
  }
  // The rings of the art may lie behind the name, its symbol not.
  const art = 4 + 0.87 * (gameHeader + 32);
  return { width: width - 16 - 8 - art, height: gameHeader - 68, size: 34, least: 30 };
};

/**
 * One line where it fits without getting much smaller, else a line a word. `taken` is what stands
 * at the right of a low game header.
 */
export const titleFor = (name: string, placed: Layout, width: number, taken = 0): Title => {
  const room = roomFor(placed, width, taken);
  const fitting = (lines: string[]): Title => {
    const widest = Math.max(...lines.map(headingWidth));
    const byHeight = room.height / lines.length / lineHeight;
    return { size: Math.floor(Math.min(room.size, room.width / widest, byHeight)), lines };
  };
  const single = fitting([name]);
  const words = name.split(' ');
  if (single.size >= room.least || words.length === 1) return single;
  const broken = fitting(words);
  const best = broken.size > single.size ? broken : single;
  return { ...best, size: Math.max(smallest, best.size) };
};
