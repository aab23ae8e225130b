import { circle } from './field-patterns';
import { fix, times, TURN } from '@parlour/ui/engraving/geometry';
import type { Palette } from './look';

/** A line of the border in one colour. */
export const inkLine = (path: string, colour: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

export const inkFill = (path: string, colour: string): string =>
  `<path d="${path}" fill="${colour}"/>`;

/** Whole repeats of a pattern near a wished length, and the length each gets. */
export const repeats = (length: number, wished: number): { count: number; step: number } => {
  const count = Math.max(1, Math.round(length / wished));
  return { count, step: length / count };
};

export const square = (x: number, y: number, size: number, colour: string): string =>
  `<rect x="${fix(x)}" y="${fix(y)}" width="${size}" height="${size}" fill="${colour}"/>`;

/** The corner most games share: six circles round a dot of the accent. */
export const flowerCorner = (x: number, y: number, size: number, palette: Palette): string => {
  const cx = x + size / 2;
  const cy = y + size / 2;
  const petals = times(6, (index) => {
    const angle = (index / 6) * TURN;
    const dx = size * 0.2 * Math.cos(angle);
    const dy = size * 0.2 * Math.sin(angle);
    return circle(cx + dx, cy + dy, size * 0.24);
  });
  return (
    square(x, y, size, palette.ground) +
    inkLine(petals.join(''), palette.ink, 0.8) +
    `<circle cx="${fix(cx)}" cy="${fix(cy)}" r="${fix(size * 0.13)}" ` +
    `fill="${palette.second}"/>`
  );
};
