import { drawsOf, hash } from '../engraving/seed';

/** The line, the ground it is printed on, and the second ink. The same in both themes. */
export interface Inks {
  line: string;
  ground: string;
  second: string;
}

const inks = (line: string, ground: string, second: string): Inks => ({ line, ground, second });

const inksByCategory: Record<string, Inks> = {
  RNG: inks('#F59BB8', '#34182A', '#F0BE4F'),
  FISH: inks('#5CCBE0', '#0C2A33', '#A9CC62'),
  LIVE: inks('#FF8D80', '#34171A', '#F0BE4F'),
  PVP: inks('#A9CC62', '#1C2812', '#FF8D80'),
  SPORTS: inks('#62CF92', '#0F2A1E', '#ECF3F1'),
  ESPORTS: inks('#97ABFF', '#191F3B', '#5CCBE0'),
  LOTT: inks('#E8B84E', '#2E2310', '#FF8D80'),
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

/**
 * Our own games keep the inks of their stage: a category's line and ground, and a second ink of
 * their own.
 */
const houseInks: Record<string, { name: string; second: string }> = {
  'five-fruits': { name: 'PVP', second: '#FF8D80' },
  'harvest-moon': { name: 'LOTT', second: '#FF8D80' },
  'floating-market': { name: 'FISH', second: '#F29A5B' },
  'bronze-drum': { name: 'DS88', second: '#5CCBE0' },
  'gem-quarry': { name: 'ESPORTS', second: '#F0BE4F' },
  'red-seven': { name: 'LIVE', second: '#F0BE4F' },
  'lotus-pond': { name: 'RNG', second: '#F0BE4F' },
  'engravers-shop': { name: 'SPORTS', second: '#ECF3F1' },
};

export const HOUSE = 'HOUSE';

export interface ArtworkOf {
  /** The game's code. */
  code: string;
  /** The wire's game type: RNG, FISH … */
  category: string;
  /** The vendor's code. */
  vendor: string;
}

const houseInkOf = ({ code, vendor }: ArtworkOf) =>
  vendor === HOUSE ? houseInks[code] : undefined;

/**
 * Whose ink the artwork is printed in: a house game's, a vendor's for slots, the category's for the
 * rest.
 */
export const inkNameOf = (artwork: ArtworkOf): string => {
  const house = houseInkOf(artwork);
  if (house) return house.name;
  if (artwork.category !== 'RNG') return artwork.category;
  return ringName(hash(`ink${artwork.vendor || artwork.code}`));
};

/** The inks before polarity. */
export const inksOf = (artwork: ArtworkOf): Inks => {
  const found = inksByCategory[inkNameOf(artwork)] ?? (inksByCategory['RNG'] as Inks);
  const second = houseInkOf(artwork)?.second;
  return second ? { ...found, second } : found;
};

export const seedOf = ({ code, category }: ArtworkOf): number => hash(`${category}|${code}`);

/**
 * About 38 % of the artwork is printed as a negative: dark line on bright ground. It gives the
 * grid its rhythm.
 */
const NEGATIVE = 0.38;
const WARM_WHITE = '#FFF6E6';

/** The draws of eight codes would leave our own hall without rhythm: these three are chosen. */
const houseNegatives = new Set(['harvest-moon', 'floating-market', 'red-seven']);

export const isNegative = (artwork: ArtworkOf): boolean =>
  houseInkOf(artwork) ? houseNegatives.has(artwork.code) : drawsOf(seedOf(artwork))() < NEGATIVE;

/** The inks as printed. */
export const printOf = (artwork: ArtworkOf): Inks => {
  const { line, ground, second } = inksOf(artwork);
  return isNegative(artwork)
    ? { line: ground, ground: line, second: WARM_WHITE }
    : { line, ground, second };
};

/** The colour to hold the artwork's place until it is drawn. */
export const groundOf = (artwork: ArtworkOf): string => printOf(artwork).ground;
