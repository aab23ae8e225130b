import { drawsOf, hash } from '../engraving/seed';
import { type Inks, negativeOf } from '../engraving/inks';

const inks = (line: string, ground: string, second: string): Inks => ({ line, ground, second });

const inksByCategory: Record<string, Inks> = {
  RNG: inks('#F59BB8', '#34182A', '#F0BE4F'),
  FISH: inks('#5CCBE0', '#0C2A33', '#A9CC62'),
  LIVE: inks('#FF8D80', '#34171A', '#F0BE4F'),
  PVP: inks('#A9CC62', '#1C2812', '#FF8D80'),
  SPORTS: inks('#62CF92', '#0F2A1E', '#ECF3F1'),
  ESPORTS: inks('#97ABFF', '#191F3B', '#5CCBE0'),
  LOTT: inks('#E8B84E', '#2E2310', '#FF8D80'),
  BINGO: inks('#D9A3E8', '#2A1733', '#F0BE4F'),
  ELOTT: inks('#F29A5B', '#301D10', '#E8B84E'),
  DS88: inks('#E79A6F', '#2F1B14', '#F0BE4F'),
};

/**
 * Slots are most of the games: each vendor's hall has one of these, so that the page is not one
 * field of pink.
 */
const vendorRing = ['RNG', 'FISH', 'LOTT', 'PVP', 'LIVE', 'ESPORTS', 'ELOTT', 'SPORTS'] as const;

const ringName = (seed: number): string => vendorRing[seed % vendorRing.length] ?? 'RNG';

/** One of the eight, for what has no category: a seal. */
export const inkRing = (seed: number): Inks => inksByCategory[ringName(seed)] as Inks;

export interface ArtworkOf {
  /** The game's code. */
  code: string;
  /** The wire's game type: RNG, FISH … */
  category: string;
  /** The vendor's code. */
  vendor: string;
}

/** Whose ink the artwork is printed in: a vendor's for slots, the category's for the rest. */
export const inkNameOf = (artwork: ArtworkOf): string => {
  if (artwork.category !== 'RNG') return artwork.category;
  return ringName(hash(`ink${artwork.vendor || artwork.code}`));
};

/** The inks before polarity. */
export const inksOf = (artwork: ArtworkOf): Inks =>
  inksByCategory[inkNameOf(artwork)] ?? (inksByCategory['RNG'] as Inks);

export const seedOf = ({ code, category }: ArtworkOf): number => hash(`${category}|${code}`);

/**
 * About 38 % of the artwork is printed as a negative: dark line on bright ground. It gives the
 * grid its rhythm.
 */
const NEGATIVE = 0.38;
export const isNegative = (artwork: ArtworkOf): boolean => drawsOf(seedOf(artwork))() < NEGATIVE;

/** The inks as printed. */
export const printOf = (artwork: ArtworkOf): Inks => {
  const inked = inksOf(artwork);
  return isNegative(artwork) ? negativeOf(inked) : inked;
};

/** The colour to hold the artwork's place until it is drawn. */
export const groundOf = (artwork: ArtworkOf): string => printOf(artwork).ground;
