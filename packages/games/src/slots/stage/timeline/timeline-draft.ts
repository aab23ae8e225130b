import type { SlotOutcome, Win } from '../../rules/round';
import type { Rules } from '../../rules/slot';
import type { WinTier } from './motion';
import type { Caption, Feature } from './scene';
import type { RestingBoard } from './resting-board';
import type { Segment } from './timeline';
import { times } from './times';

/** A timeline on its way: each phase adds its segments and moves the clock. */
export type TimelineDraft = {
  rules: Rules;
  outcome: SlotOutcome;
  isReduced: boolean;
  answerAt: number;
  tier: WinTier;
  segments: Segment[];
  at: number;
  units: number;
  stands: RestingBoard;
  feature: Feature | null;
};

export type Timed = 'from' | 'until' | 'units' | 'feature' | 'tapTo';

type Untimed<One> = One extends Segment ? Omit<One, Timed> : never;
type NewSegment = Untimed<Segment> & { length: number; to?: number; isTapped?: boolean };

/** Adds a segment at the clock. `to` is the number of units shown at its end. */
export const add = (
  draft: TimelineDraft,
  { length, to, isTapped = false, ...segment }: NewSegment,
): void => {
  const from = draft.at;
  const until = from + length;
  draft.segments.push({
    ...segment,
    from,
    until,
    units: { from: draft.units, to: to ?? draft.units },
    feature: draft.feature,
    tapTo: isTapped ? until : null,
  } as Segment);
  // At a gate the clock stands on the segment that waits.
  draft.at = segment.gate ? until + 1 : until;
  draft.units = to ?? draft.units;
};

/** Movements are a cross-fade where motion is reduced, counts stand at once, holds stay. */
export const moved = ({ isReduced }: TimelineDraft, ms: number): number =>
  isReduced ? Math.min(ms, times.reduced) : ms;
export const counted = ({ isReduced }: TimelineDraft, ms: number): number => (isReduced ? 0 : ms);

export const byWorth = (wins: readonly Win[]): Win[] =>
  [...wins].sort((one, other) => other.units - one.units);

/** When the sum begins to count, and how long it counts. */
export const countOf = (
  draft: TimelineDraft,
  tier: WinTier,
): { countFrom: number; countMs: number } => {
  if (tier === 'small' || tier === 'large') {
    const countFrom = times.negative + times.lineDraw + times.tag;
    return { countFrom: counted(draft, countFrom), countMs: counted(draft, times.count[tier]) };
  }
  if (tier !== 'great') return { countFrom: 0, countMs: 0 };
  return {
    countFrom: moved(draft, times.gameHeader),
    countMs: counted(draft, times.count.great),
  };
};

export const captionOf = (tier: WinTier, wins: readonly Win[], isOpen: boolean): Caption => {
  if (isOpen) return { type: 'pick' };
  if (tier === 'none') return { type: 'nothing' };
  if (tier === 'returned') return { type: 'returned' };
  return { type: 'won', win: wins[0] ?? null, index: 1, of: wins.length };
};
