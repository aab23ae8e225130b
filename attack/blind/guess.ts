import { chanceOfAtLeast } from './binomial';

/** One refused press as a stranger sees it, and what he wants to know. */
export type Seen = {
  isRich: boolean;
  /** The first answer's milliseconds, the lowest tenth of the repeats', and of the bytes of all. */
  firstMs: number;
  repeatMs: number;
  bytes: number;
};

export type Guess = { by: string; rich: number; of: number; chance: number; isFound: boolean };

/** All presses are ranked in three ways, so each way has a third of the error that is allowed. */
const alpha = 0.001;
const ways = ['firstMs', 'repeatMs', 'bytes'] as const;

/**
 * Calls the slower, or the larger, half of the presses rich, and tells how well that went against a
 * coin. Equal values are ranked as they came, which says nothing of them.
 */
export const guess = (seen: readonly Seen[]): Guess[] =>
  ways.map((by) => {
    const ranked = seen.toSorted((one, other) => other[by] - one[by]);
    const half = ranked.slice(0, Math.floor(ranked.length / 2));
    const rich = half.filter(({ isRich }) => isRich).length;
    const chance = chanceOfAtLeast(rich, half.length);
    return { by, rich, of: half.length, chance, isFound: chance < alpha / ways.length };
  });
