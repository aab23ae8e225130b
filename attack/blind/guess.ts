import { chanceOfAtLeast } from './binomial';

/** What an outsider sees of one refused press, and the fact that the outsider wants to learn. */
export type Seen = {
  isRich: boolean;
  /**
   * Milliseconds of the first answer, and the tenth percentiles of the repeats' time and of all
   * sizes.
   */
  firstMs: number;
  repeatMs: number;
  bytes: number;
};

export type Guess = { by: string; rich: number; of: number; chance: number; isFound: boolean };

/** The presses are ranked in three ways, so each way gets a third of the allowed error. */
const alpha = 0.001;
const ways = ['firstMs', 'repeatMs', 'bytes'] as const;

/**
 * Calls the slower, or the larger, half of the presses rich and returns how much better than a coin
 * that guess was. Equal values keep their order, which carries no information.
 */
export const guess = (seen: readonly Seen[]): Guess[] =>
  ways.map((by) => {
    const ranked = seen.toSorted((one, other) => other[by] - one[by]);
    const half = ranked.slice(0, Math.floor(ranked.length / 2));
    const rich = half.filter(({ isRich }) => isRich).length;
    const chance = chanceOfAtLeast(rich, half.length);
    return { by, rich, of: half.length, chance, isFound: chance < alpha / ways.length };
  });
