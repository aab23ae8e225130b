import type { GameCall } from '../../rounds/calls';
import type { Source } from '../source';
import { Refusal } from '../refusal';

/** At most `count` calls in `seconds`. */
export type Limit = { count: number; seconds: number };

/**
 * What one player may ask in a while, all pages together, by what a call counts as. They shed what
 * no hand does; what a round may cost is held by the seat's row.
 */
export const limits = {
  start: { count: 120, seconds: 30 },
  read: { count: 120, seconds: 30 },
  choose: { count: 60, seconds: 30 },
  keepSound: { count: 60, seconds: 60 },
  changeSeeds: { count: 20, seconds: 600 },
  verify: { count: 60, seconds: 60 },
} satisfies Record<GameCall['countsAs'], Limit>;

export type Limits = Record<GameCall['countsAs'], Limit>;

const mostKept = 100_000;

/** Counts in this process. A call beyond its limit is refused with the wait, and is not counted. */
export const createLimiter = (of: Limits, { now }: Pick<Source, 'now'>) => {
  const counts = new Map<string, { from: number; count: number }>();
  return (call: keyof Limits, player: bigint): void => {
    const { count, seconds } = of[call];
    const at = now().getTime();
    const key = `${call}:${player}`;
    const known = counts.get(key);
    const isOver = !known || at >= known.from + seconds * 1000 || at < known.from;
    const current = isOver ? { from: at, count: 0 } : known;
    if (current.count >= count) {
      throw new Refusal('request.too_many', current.from + seconds * 1000 - at);
    }
    current.count += 1;
    // The most recent are last, so that the oldest make room.
    counts.delete(key);
    counts.set(key, current);
    if (counts.size > mostKept) counts.delete(counts.keys().next().value!);
  };
};
