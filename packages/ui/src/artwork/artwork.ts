import { HOUSE, inksOf, isNegative, type ArtworkOf, printOf, seedOf } from './inks';
import { cock, pitch, reticle } from './motifs/contest';
import { fish } from './motifs/fish';
import { houseMotifs } from './motifs/house';
import { balls, numbers } from './motifs/lottery';
import { slots } from './motifs/slots';
import type { Motif } from './motifs/symbols';
import { table, tiles } from './motifs/table';
import { group, path } from '../engraving/paint';
import { rosetteDrawing, rosetteForm } from '../engraving/rosette';
import { type NextRandom, drawsOf, oneOf } from '../engraving/seed';
import { waves } from '../engraving/waves';

export interface ArtworkOptions {
  /**
   * Names what is inside the drawing (hatch, clips); unique on a page when the same game is there
   * twice.
   */
  id?: string;
  /** For a banner: no frame, and the art fills its box. */
  crop?: boolean;
}

const motifs: Record<string, Motif> = {
  RNG: slots,
  FISH: fish,
  LIVE: table,
  PVP: tiles,
  SPORTS: pitch,
  ESPORTS: reticle,
  LOTT: balls,
  ELOTT: numbers,
  DS88: cock,
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

/**
 * The art of a game as SVG: ground, field, frame, motif, printed in one ink and a second. A pure
 * function of the game's code, category and vendor, so that every device and the server draw the
 * same, for ever.
 */
export const artwork = (of: ArtworkOf, { id, crop = false }: ArtworkOptions = {}): string => {
  const seed = seedOf(of);
  const draw = drawsOf(seed);
  draw(); // the first draw is the polarity's
  // A banner's words stand on the dark ground, so its art is never a negative.
  const { line, ground, second } = crop ? inksOf(of) : printOf(of);
  const name = id ?? `g${seed.toString(36)}`;
  const angle = oneOf(draw, [35, -35, 60, 0, 90]);
  const gap = oneOf(draw, [3.2, 3.8, 4.6]);
  const field = fieldOf(draw, `${name}p`);
  const house = of.vendor === HOUSE ? houseMotifs[of.code] : undefined;
  const motif = house ?? motifs[of.category] ?? slots;
  const drawn = motif(draw, { line, ground, second, id: name, hatch: `url(#${name}h)` });
  const view = crop ? '0 70 300 240" preserveAspectRatio="xMidYMid slice' : '0 0 300 400';
  const opacity = isNegative(of) && !crop ? 0.5 : 0.36;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" aria-hidden="true">` +
    `<defs><pattern id="${name}h" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse"` +
    ` patternTransform="rotate(${angle})">` +
    `${path(`M0 ${gap / 2}H${gap}`, { stroke: line, width: 1.25 })}</pattern></defs>` +
    `<path d="M0 0h300v400H0Z" fill="${ground}"/>` +
    group({ fill: 'none', stroke: line, width: 7.5, opacity }, field) +
    (crop ? '' : frame(line)) +
    `${drawn}</svg>`
  );
};
