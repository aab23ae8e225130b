import type { Inks } from './inks';
import { group, type Paint, path } from './paint';
import { rosetteDrawing, rosetteForm } from './rosette';
import { drawsOf, type NextRandom, oneOf } from './seed';
import { waves } from './waves';

/** What stands on a sheet, printed over its field. It may draw by chance. */
export type Motif = (draw: NextRandom, paint: Paint) => string;

/** A game's sheet, 300 × 400. */
export interface GameSheet {
  /** The hatch, the field and the motif's chances follow from it. */
  seed: number;
  motif: Motif;
  /** As printed. */
  inks: Inks;
  /** Dark lines on a bright ground: its field is printed stronger. */
  isNegative: boolean;
}

export interface PrintedAs {
  /** The prefix of the ids of its hatch and clips. */
  id: string;
  /** Without the frame, and as wide as a banner's art: 300 × 240. */
  crop?: boolean;
  /** Further attributes of the outer element. */
  attributes: string;
}

/** Ground, field, frame and motif as SVG. A pure function of its arguments. */
export const printSheet = (
  { seed, motif, inks, isNegative }: GameSheet,
  { id, crop = false, attributes }: PrintedAs,
): string => {
  const { line, ground } = inks;
  const draw = drawsOf(seed);
  draw(); // the first draw is the polarity's
  const angle = oneOf(draw, [35, -35, 60, 0, 90]);
  const gap = oneOf(draw, [3.2, 3.8, 4.6]);
  const field = fieldOf(draw, `${id}p`);
  const drawn = motif(draw, { ...inks, id, hatch: `url(#${id}h)` });
  const view = crop ? '0 70 300 240" preserveAspectRatio="xMidYMid slice' : '0 0 300 400';
  const opacity = isNegative && !crop ? 0.5 : 0.36;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" ${attributes}>` +
    `<defs><pattern id="${id}h" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse"` +
    ` patternTransform="rotate(${angle})">` +
    `${path(`M0 ${gap / 2}H${gap}`, { stroke: line, width: 1.25 })}</pattern></defs>` +
    `<path d="M0 0h300v400H0Z" fill="${ground}"/>` +
    group({ fill: 'none', stroke: line, width: 7.5, opacity }, field) +
    (crop ? '' : frame(line)) +
    `${drawn}</svg>`
  );
};

// A rosette behind the motif, one off its centre, or a sheet of waves.
const fieldOf = (draw: NextRandom, id: string): string => {
  const kind = draw();
  if (kind < 0.45) {
    const form = rosetteForm(draw, 96 + draw() * 44);
    return rosetteDrawing({ ...form, cx: 150, cy: 190 }, id);
  }
  if (kind < 0.75) {
    const cx = 40 + draw() * 220;
    const cy = 60 + draw() * 260;
    return rosetteDrawing({ ...rosetteForm(draw, 120 + draw() * 50), cx, cy }, id);
  }
  return path(waves(draw, 300, 400, 30), { at: 'scale(.1)' });
};

const frame = (ink: string): string =>
  `<path d="M9 9h282v382H9Z" fill="none" stroke="${ink}" stroke-opacity=".55"/>` +
  `<path d="M13 13h274v374H13Z" fill="none" stroke="${ink}" stroke-opacity=".25"/>`;
