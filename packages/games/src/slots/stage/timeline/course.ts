import type { Outcome, Win } from '../../../rounds/round';
import type { Rules } from '../../rules/slot';
import type { Tier } from './feel';
import type { Caption, Feature } from './scene';
import type { Standing } from './standing';
import type { Beat } from './story';
import { times } from './times';

/** A story on its way: each phase adds its beats and moves the clock. */
export type Course = {
  rules: Rules;
  outcome: Outcome;
  isReduced: boolean;
  answerAt: number;
  tier: Tier;
  beats: Beat[];
  at: number;
  units: number;
  stands: Standing;
  feature: Feature | null;
};

export type Timed = 'from' | 'until' | 'units' | 'feature' | 'tapTo';

type Untimed<One> = One extends Beat ? Omit<One, Timed> : never;
type NewBeat = Untimed<Beat> & { length: number; to?: number; isTapped?: boolean };

/** Adds a beat at the clock. `to` is what has been told at its end. */
export const add = (course: Course, { length, to, isTapped = false, ...beat }: NewBeat): void => {
  const from = course.at;
  const until = from + length;
  course.beats.push({
    ...beat,
    from,
    until,
    units: { from: course.units, to: to ?? course.units },
    feature: course.feature,
    tapTo: isTapped ? until : null,
  } as Beat);
  // At a gate the clock stands on the beat that waits.
  course.at = beat.gate ? until + 1 : until;
  course.units = to ?? course.units;
};

/** Movements are a cross-fade where motion is reduced, counts stand at once, holds stay. */
export const moved = ({ isReduced }: Course, ms: number): number =>
  isReduced ? Math.min(ms, times.reduced) : ms;
export const counted = ({ isReduced }: Course, ms: number): number => (isReduced ? 0 : ms);

export const byWorth = (wins: readonly Win[]): Win[] =>
  [...wins].sort((one, other) => other.units - one.units);

/** When the sum begins to count, and how long it counts. */
export const countOf = (course: Course, tier: Tier): { countFrom: number; countMs: number } => {
  if (tier === 'small' || tier === 'large') {
    const countFrom = times.negative + times.lineDraw + times.tag;
    return { countFrom: counted(course, countFrom), countMs: counted(course, times.count[tier]) };
  }
  if (tier !== 'great') return { countFrom: 0, countMs: 0 };
  return {
    countFrom: moved(course, times.masthead),
    countMs: counted(course, times.count.great),
  };
};

export const captionOf = (tier: Tier, wins: readonly Win[], isOpen: boolean): Caption => {
  if (isOpen) return { type: 'pick' };
  if (tier === 'none') return { type: 'nothing' };
  if (tier === 'returned') return { type: 'returned' };
  return { type: 'won', win: wins[0] ?? null, index: 1, of: wins.length };
};
