import { type Motif, printSheet } from '../engraving/print-sheet';
import { inksOf, isNegative, type ArtworkOf, printOf, seedOf } from './inks';
import { cock, pitch, reticle } from './motifs/contest';
import { fish } from './motifs/fish';
import { balls, card, numbers } from './motifs/lottery';
import { slots } from './motifs/slots';
import { table, tiles } from './motifs/table';

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
  BINGO: card,
  DS88: cock,
};

/**
 * The art of a game as SVG, printed in one ink and a second. A pure function of the game's code,
 * category and vendor, so that every device and the server draw the same, for ever.
 */
export const artwork = (of: ArtworkOf, { id, crop = false }: ArtworkOptions = {}): string => {
  const seed = seedOf(of);
  // A banner's words stand on the dark ground, so its art is never a negative.
  const inks = crop ? inksOf(of) : printOf(of);
  const sheet = { seed, inks, isNegative: isNegative(of), motif: motifs[of.category] ?? slots };
  const name = id ?? `g${seed.toString(36)}`;
  return printSheet(sheet, { id: name, crop, attributes: 'aria-hidden="true"' });
};
