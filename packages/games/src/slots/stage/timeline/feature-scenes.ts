import type { Feature, Scene } from './scene';
import type {
  Segment,
  CertificateSegment,
  EndSegment,
  EntrySegment,
  GroundSegment,
  RetriggerSegment,
  Timeline,
} from './timeline';
import { clamp, stepped, tagOf } from './win-scene';
import { times } from './times';

const lengthOf = ({ isReduced }: Timeline, ms: number): number =>
  isReduced ? Math.min(ms, times.reduced) : ms;

/** Free spins at a moment: how far game header, border and ground have changed, and the counter. */
export const featureAt = (timeline: Timeline, segment: Segment, t: number): Feature | null => {
  const own = t - segment.from;
  if (segment.type === 'entry') {
    const from = lengthOf(timeline, times.negative) + times.entry.hold;
    const turn = clamp((own - from) / lengthOf(timeline, times.gameHeader));
    const { spins: awarded, multiplier } = segment;
    return { turn, ground: 0, index: 0, awarded, multiplier, plus: null, isDone: false };
  }
  const { feature } = segment;
  if (!feature) return null;
  if (segment.type === 'ground') {
    const share = clamp(own / Math.max(1, segment.until - segment.from));
    if (segment.isOpening) return { ...feature, ground: share };
    return { ...feature, turn: 1 - share, ground: 1 - share };
  }
  if (segment.type === 'retrigger') {
    const { chip, hole } = times.retrigger;
    const from = lengthOf(timeline, times.negative);
    const share = clamp((own - from) / lengthOf(timeline, chip));
    const holes = timeline.isReduced ? segment.spins : Math.floor((own - from - chip) / hole);
    const shown = Math.max(0, Math.min(segment.spins, holes));
    return {
      ...feature,
      awarded: feature.awarded + shown,
      plus: { spins: segment.spins, share },
    };
  }
  return feature;
};

/** Seals, hold with the scatters' pay counting, game header, card; then it waits. */
export const entryScene = (
  timeline: Timeline,
  segment: EntrySegment,
  t: number,
): Partial<Scene> => {
  const own = t - segment.from;
  const negativeMs = lengthOf(timeline, times.negative);
  const isWaiting = t >= segment.until;
  const printed = clamp(own / negativeMs);
  const cardMs = lengthOf(timeline, times.entry.card);
  const { spins, multiplier, scatters, scatterUnits: units } = segment;
  const share = clamp((t - (segment.until - cardMs)) / cardMs);
  return {
    wins: segment.wins,
    negative: segment.cells.map((cell) => ({ ...cell, share: printed })),
    dim: { share: printed, reels: 99 },
    units: {
      ...segment.units,
      share: timeline.isReduced ? 1 : stepped(own - negativeMs, times.count.small),
    },
    caption: { type: 'opened', spins, scatters },
    card: { type: 'entry', share, spins, multiplier, scatters, units, isWaiting },
  };
};

export const groundScene = ({ isOpening }: GroundSegment): Partial<Scene> => ({
  caption: isOpening ? { type: 'free', win: null } : { type: 'end' },
});

export const retriggerScene = (
  timeline: Timeline,
  segment: RetriggerSegment,
  t: number,
): Partial<Scene> => {
  const own = t - segment.from;
  const printed = clamp(own / lengthOf(timeline, times.negative));
  return {
    wins: segment.wins,
    negative: segment.win.cells.map((cell) => ({ ...cell, share: printed })),
    dim: { share: printed, reels: 99 },
    tags: [tagOf(segment.win, clamp((own - times.negative) / times.tag), true)],
    units: { ...segment.units, share: timeline.isReduced ? 1 : stepped(own, times.count.small) },
    caption: { type: 'added', spins: segment.spins, win: segment.win },
    isResultNegative: true,
  };
};

/** Rows come one after the other once the sum stands; then it waits. */
const rowsAt = (own: number, each: number, rows: number): number =>
  Math.max(0, Math.min(rows, Math.floor(own / each)));

export const endScene = (timeline: Timeline, segment: EndSegment, t: number): Partial<Scene> => {
  const own = t - segment.from - times.end.wait;
  const slideMs = lengthOf(timeline, times.end.slide);
  const countMs = timeline.isReduced ? 0 : times.end.count;
  return {
    units: { ...segment.units, share: own < slideMs ? 0 : stepped(own - slideMs, countMs) },
    caption: { type: 'end' },
    card: {
      type: 'end',
      of: segment.of,
      share: clamp(own / slideMs),
      rows: rowsAt(own - slideMs - countMs, times.end.row, segment.rows),
      isWaiting: t >= segment.until,
    },
  };
};

export const certificateScene = (
  timeline: Timeline,
  segment: CertificateSegment,
  t: number,
): Partial<Scene> => {
  const own = t - segment.from - segment.waitMs;
  const printMs = lengthOf(timeline, times.certificate.print);
  const countMs = timeline.isReduced ? 0 : times.count.grand;
  const since = own - printMs - countMs;
  return {
    wins: segment.wins,
    units: { ...segment.units, share: own < printMs ? 0 : stepped(own - printMs, countMs) },
    caption: { type: 'end' },
    tier: 'grand',
    card: {
      type: 'certificate',
      share: clamp(own / printMs),
      hasWords: since >= 0,
      rows: rowsAt(since, times.certificate.row, segment.rows),
      isWaiting: t >= segment.until,
    },
  };
};
