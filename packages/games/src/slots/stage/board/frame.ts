import { mix } from '@parlour/contract/contrast';
import { featureInks, featureWell, sunBand } from '../print/feature-print';
import { fix } from '@parlour/ui/engraving/geometry';
import type { Look } from '../print/look';

/** The space between the rules of the border and its pattern. */
export const borderGap = 3.5;

/** How deep the ground of the reels is printed. */
export const wellColour = (ground: string): string => mix(ground, '#060B0C', 0.42);
const cellColour = (ground: string): string => mix(ground, '#060B0C', 0.16);

export type ReelBox = {
  cols: number;
  rows: number;
  cellWidth: number;
  cellHeight: number;
  band: number;
};

/** Outer size of the reel area, and where the first cell begins inside it. */
export const frameSize = (box: ReelBox) => {
  const origin = box.band + 2 * borderGap;
  return {
    origin,
    width: box.cols * box.cellWidth + 2 * origin,
    height: box.rows * box.cellHeight + 2 * origin,
  };
};

/** The border and the empty reels: all of the reel area that never moves. */
export const frameSvg = (look: Look, box: ReelBox, isFeature = false): string => {
  const palette = isFeature ? featureInks(look.palette) : look.palette;
  const well = isFeature ? featureWell(look.palette) : wellColour(look.palette.ground);
  const { origin, width, height } = frameSize(box);
  const innerWidth = box.cols * box.cellWidth;
  const innerHeight = box.rows * box.cellHeight;
  const gap = borderGap;
  return (
    `<rect x=".75" y=".75" width="${width - 1.5}" height="${height - 1.5}" ` +
    `fill="${palette.ground}" stroke="${palette.ink}" stroke-width="1.5"/>` +
    `<rect x="${origin - gap + 0.5}" y="${origin - gap + 0.5}" ` +
    `width="${innerWidth + 2 * gap - 1}" height="${innerHeight + 2 * gap - 1}" ` +
    `fill="none" stroke="${palette.ink}" stroke-width="1"/>` +
    bands({ ...look, band: isFeature ? sunBand : look.band }, box, palette, width, height) +
    `<rect x="${origin}" y="${origin}" width="${innerWidth}" height="${innerHeight}" ` +
    `fill="${well}"/>` +
    (look.isCascade ? wells(look, box, origin) : rules(palette.ink, box, origin))
  );
};

const bands = (
  look: Look,
  { band }: ReelBox,
  palette: Look['palette'],
  width: number,
  height: number,
): string => {
  const gap = borderGap;
  const middle = gap + band / 2;
  const across = width - 2 * (gap + band);
  const down = height - 2 * (gap + band);
  const run = (x: number, y: number, length: number, turn: number) =>
    `<g transform="translate(${fix(x)} ${fix(y)}) rotate(${turn})">` +
    `${look.band(length, band, palette)}</g>`;
  const far = { x: width - gap - band, y: height - gap - band };
  return (
    run(gap + band, middle, across, 0) +
    run(far.x, height - middle, across, 180) +
    run(width - middle, gap + band, down, 90) +
    run(middle, far.y, down, -90) +
    look.corner(gap, gap, band, palette) +
    look.corner(far.x, gap, band, palette) +
    look.corner(gap, far.y, band, palette) +
    look.corner(far.x, far.y, band, palette)
  );
};

/** Double rules between the reels. */
const rules = (ink: string, box: ReelBox, origin: number): string => {
  let path = '';
  for (let col = 1; col < box.cols; col++) path += columnRule(box, origin, col, 1.5);
  return `<path d="${path}" fill="none" stroke="${ink}" ` + `stroke-width="0.8" opacity=".42"/>`;
};

export const columnRule = (box: ReelBox, origin: number, col: number, half: number): string => {
  const x = origin + col * box.cellWidth;
  const bottom = fix(origin + box.rows * box.cellHeight);
  return `M${fix(x - half)} ${origin}V${bottom}M${fix(x + half)} ${origin}V${bottom}`;
};

const wells = (look: Look, box: ReelBox, origin: number): string => {
  let path = '';
  const width = fix(box.cellWidth - 3);
  const height = fix(box.cellHeight - 3);
  for (let col = 0; col < box.cols; col++) {
    for (let row = 0; row < box.rows; row++) {
      const x = fix(origin + col * box.cellWidth + 1.5);
      const y = fix(origin + row * box.cellHeight + 1.5);
      path += `M${x} ${y}h${width}v${height}h${-width}Z`;
    }
  }
  return `<path d="${path}" fill="${cellColour(look.palette.ground)}"/>`;
};
