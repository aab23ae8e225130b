import { feel, fullSpeedAt, winFeel, type Tier } from './feel';
import type { ReelsBeat, Story, WinsBeat } from './story';

/** A moment that may be heard. */
export type Cue =
  | { cue: 'press' | 'start' | 'run' | 'hush' | 'wait' | 'line' | 'count' | 'special' | 'lift' }
  | { cue: 'stop'; reel: number }
  | { cue: 'win'; strength: 1 | 2 | 3 };

export type TimedCue = Cue & { at: number };

/** Heard from the press on, before anything is known. */
export const openingCues: readonly TimedCue[] = [
  { cue: 'press', at: 0 },
  { cue: 'start', at: feel.backMs },
  { cue: 'run', at: fullSpeedAt(0) },
];

/** The cues of a story, in order. A round that returns its stake or less is silent at its end. */
export const cuesOf = (story: Story): TimedCue[] => {
  const cues = story.beats.flatMap((beat): TimedCue[] => {
    switch (beat.type) {
      case 'reels':
        return reelCues(beat, story.isReduced);
      case 'fill':
        return [{ cue: 'special', at: beat.from }];
      case 'drop':
        return beat.phase.fall === 1
          ? [
              { cue: 'hush', at: beat.dropAt },
              { cue: 'stop', reel: 0, at: beat.until },
            ]
          : [{ cue: 'stop', reel: beat.phase.fall - 1, at: beat.until }];
      case 'wins':
        return winCues(beat);
    }
  });
  return cues.sort((one, other) => one.at - other.at);
};

const reelCues = ({ plans, phase, from, until }: ReelsBeat, isReduced: boolean): TimedCue[] => {
  if (isReduced) return [{ cue: 'hush', at: until }];
  const stops = plans.map(({ begin }, reel): TimedCue => ({
    cue: 'stop',
    reel,
    at: from + begin + feel.endMs,
  }));
  const waits = plans.flatMap((_, reel): TimedCue[] => {
    const previous = plans[reel - 1];
    return phase.waits[reel] && previous ? [{ cue: 'wait', at: from + previous.rest }] : [];
  });
  const opening: TimedCue[] = phase.free
    ? [
        { cue: 'start', at: from + feel.backMs },
        { cue: 'run', at: from + fullSpeedAt(0) },
      ]
    : [];
  return [...opening, ...stops, ...waits, { cue: 'hush', at: until - feel.settleMs }];
};

const strengthOf: Partial<Record<Tier, 1 | 2 | 3>> = { small: 1, large: 2, great: 3, grand: 3 };

const winCues = (beat: WinsBeat): TimedCue[] => {
  const { from, isLast, tier, phase } = beat;
  const special: TimedCue[] =
    phase.type === 'spin' && (phase.awards || phase.opensPick)
      ? [{ cue: 'special', at: from }]
      : [];
  const strength = strengthOf[tier];
  if (!isLast || !strength) return special;
  const lines = beat.inTurn.map((_, index): TimedCue => ({
    cue: 'line',
    at: from + winFeel.negativeMs + index * beat.eachMs,
  }));
  const ticks = Math.floor(beat.countMs / winFeel.tickMs);
  const counts = Array.from({ length: ticks }, (_, tick): TimedCue => ({
    cue: 'count',
    at: from + tick * winFeel.tickMs,
  }));
  return [...special, { cue: 'win', strength, at: from }, ...lines, ...counts];
};
