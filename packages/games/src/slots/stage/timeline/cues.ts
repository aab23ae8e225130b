import type { Rules } from '../../rules/slot';
import { motion, fullSpeedAt, type WinTier } from './motion';
import type {
  Segment,
  CertificateSegment,
  EndSegment,
  EntrySegment,
  ReelsSegment,
  Timeline,
  WinsSegment,
} from './timeline';
import { times } from './times';

/** A moment that may have a sound. */
export type Cue =
  | { cue: 'press' | 'start' | 'run' | 'wait' | 'line' | 'count' | 'entry' | 'end' | 'print' }
  | { cue: 'lift' | 'bed' }
  /** The run ends; all but the bed ends; all ends. */
  | { cue: 'rest' | 'hush' | 'silence' }
  | { cue: 'stop'; reel: number }
  /** The n-th of what opens something has landed, or the n-th fall of gems. From 0. */
  | { cue: 'seal' | 'fall'; step: number }
  | { cue: 'win'; strength: 1 | 2 | 3 };

export type TimedCue = Cue & { at: number };

/** Sounds from the press on, before the outcome arrives. */
export const openingCues = ({ kind }: Rules): TimedCue[] =>
  kind === 'anywhere'
    ? [{ cue: 'press', at: 0 }]
    : [
        { cue: 'press', at: 0 },
        { cue: 'start', at: motion.backMs },
        { cue: 'run', at: fullSpeedAt(0) },
      ];

/** The cues of a timeline, in order. A round that pays at most its stake ends in silence. */
export const cuesOf = (timeline: Timeline): TimedCue[] =>
  timeline.segments
    .flatMap((segment) => beatCues(timeline, segment))
    .sort((one, other) => one.at - other.at);

const beatCues = (timeline: Timeline, segment: Segment): TimedCue[] => {
  switch (segment.type) {
    case 'reels':
      return reelCues(segment, timeline.isReduced);
    case 'fill':
      return [{ cue: 'seal', step: 0, at: segment.from }];
    case 'drop':
      return [{ cue: 'fall', step: segment.phase.fall - 1, at: segment.until }];
    case 'wins':
      return winCues(segment);
    case 'entry':
      return entryCues(segment);
    case 'ground':
      return segment.isOpening ? [{ cue: 'bed', at: segment.from }] : [];
    case 'retrigger':
      return [{ cue: 'entry', at: segment.until }];
    case 'end':
    case 'certificate':
      return endCues(timeline, segment);
  }
};

const reelCues = (segment: ReelsSegment, isReduced: boolean): TimedCue[] => {
  const { plans, phase, from, until, opens } = segment;
  if (isReduced) return [{ cue: 'rest', at: until }];
  const restAt = (reel: number): number => from + (plans[reel]?.begin ?? 0) + motion.endMs;
  const stops = plans.map((_, reel): TimedCue => ({ cue: 'stop', reel, at: restAt(reel) }));
  const seals = phase.board
    .flatMap((column, reel) => (opens && column.includes(opens.symbol) ? [reel] : []))
    .map((reel, step): TimedCue => ({ cue: 'seal', step: Math.min(4, step), at: restAt(reel) }));
  const waits = plans.flatMap((_, reel): TimedCue[] => {
    const previous = plans[reel - 1];
    return phase.waits[reel] && previous ? [{ cue: 'wait', at: from + previous.rest }] : [];
  });
  const opening: TimedCue[] = phase.free
    ? [
        { cue: 'start', at: from + motion.backMs },
        { cue: 'run', at: from + fullSpeedAt(0) },
      ]
    : [];
  return [...opening, ...stops, ...seals, ...waits, { cue: 'rest', at: until - motion.settleMs }];
};

const strengthOf: Partial<Record<WinTier, 1 | 2 | 3>> = { small: 1, large: 2, great: 3 };

const ticks = (from: number, length: number): TimedCue[] =>
  Array.from({ length: Math.floor(length / times.tick) }, (_, tick) => ({
    cue: 'count',
    at: from + tick * times.tick,
  }));

const winCues = (segment: WinsSegment): TimedCue[] => {
  const { from, tier, mood, inTurn, eachMs, countFrom, countMs } = segment;
  if (mood === 'quiet' || (mood === 'fall' && tier === 'returned')) return [];
  const strength = mood === 'round' ? strengthOf[tier] : undefined;
  const lineWins = mood === 'fall' ? [] : inTurn.filter(({ line }) => line !== undefined);
  const lines = lineWins.map((win): TimedCue => ({
    cue: 'line',
    at: from + (mood === 'round' ? times.negative : 0) + inTurn.indexOf(win) * eachMs,
  }));
  const wins: TimedCue[] = strength ? [{ cue: 'win', strength, at: from }] : [];
  return [...wins, ...lines, ...ticks(from + countFrom, countMs)];
};

const entryCues = ({ from, until }: EntrySegment): TimedCue[] => [
  ...ticks(from + times.negative, times.count.small),
  { cue: 'entry', at: until - times.entry.card },
];

const endCues = ({ isReduced }: Timeline, segment: EndSegment | CertificateSegment): TimedCue[] => {
  const silence: TimedCue = { cue: 'silence', at: segment.from };
  if (segment.type === 'end') {
    const at = segment.from + times.end.wait;
    const counted = isReduced ? 0 : times.end.count;
    return [silence, { cue: 'end', at }, ...ticks(at + times.end.slide, counted)];
  }
  const at = segment.from + segment.waitMs;
  const { print } = times.certificate;
  const counted = isReduced ? 0 : times.count.grand;
  return [
    silence,
    { cue: 'print', at },
    { cue: 'win', strength: 3, at: at + print },
    ...ticks(at + print, counted),
  ];
};
