import type { Feature, Scene } from './scene';
import type {
  Beat,
  CertificateBeat,
  EndBeat,
  EntryBeat,
  GroundBeat,
  RetriggerBeat,
  Story,
} from './story';
import { clamp, stepped, tagOf } from './tell-wins';
import { times } from './times';

const lengthOf = ({ isReduced }: Story, ms: number): number =>
  isReduced ? Math.min(ms, times.reduced) : ms;

/** Free spins at a moment: how far masthead, border and ground have changed, and the counter. */
export const featureAt = (story: Story, beat: Beat, t: number): Feature | null => {
  const own = t - beat.from;
  if (beat.type === 'entry') {
    const from = lengthOf(story, times.negative) + times.entry.hold;
    const turn = clamp((own - from) / lengthOf(story, times.masthead));
    const { spins: awarded, multiplier } = beat;
    return { turn, ground: 0, index: 0, awarded, multiplier, plus: null, isDone: false };
  }
  const { feature } = beat;
  if (!feature) return null;
  if (beat.type === 'ground') {
    const share = clamp(own / Math.max(1, beat.until - beat.from));
    if (beat.isOpening) return { ...feature, ground: share };
    return { ...feature, turn: 1 - share, ground: 1 - share };
  }
  if (beat.type === 'retrigger') {
    const { chip, hole } = times.retrigger;
    const from = lengthOf(story, times.negative);
    const share = clamp((own - from) / lengthOf(story, chip));
    const holes = story.isReduced ? beat.spins : Math.floor((own - from - chip) / hole);
    const shown = Math.max(0, Math.min(beat.spins, holes));
    return {
      ...feature,
      awarded: feature.awarded + shown,
      plus: { spins: beat.spins, share },
    };
  }
  return feature;
};

/** Seals, hold with the scatters' pay counting, masthead, card; then it waits. */
export const entryScene = (story: Story, beat: EntryBeat, t: number): Partial<Scene> => {
  const own = t - beat.from;
  const negativeMs = lengthOf(story, times.negative);
  const isWaiting = t >= beat.until;
  const printed = clamp(own / negativeMs);
  const cardMs = lengthOf(story, times.entry.card);
  const { spins, multiplier, scatters, scatterUnits: units } = beat;
  const share = clamp((t - (beat.until - cardMs)) / cardMs);
  return {
    wins: beat.wins,
    negative: beat.cells.map((cell) => ({ ...cell, share: printed })),
    dim: { share: printed, reels: 99 },
    units: {
      ...beat.units,
      share: story.isReduced ? 1 : stepped(own - negativeMs, times.count.small),
    },
    caption: { type: 'opened', spins, scatters },
    card: { type: 'entry', share, spins, multiplier, scatters, units, isWaiting },
  };
};

export const groundScene = ({ isOpening }: GroundBeat): Partial<Scene> => ({
  caption: isOpening ? { type: 'free', win: null } : { type: 'end' },
});

export const retriggerScene = (story: Story, beat: RetriggerBeat, t: number): Partial<Scene> => {
  const own = t - beat.from;
  const printed = clamp(own / lengthOf(story, times.negative));
  return {
    wins: beat.wins,
    negative: beat.win.cells.map((cell) => ({ ...cell, share: printed })),
    dim: { share: printed, reels: 99 },
    tags: [tagOf(beat.win, clamp((own - times.negative) / times.tag), true)],
    units: { ...beat.units, share: story.isReduced ? 1 : stepped(own, times.count.small) },
    caption: { type: 'added', spins: beat.spins, win: beat.win },
    isStripNegative: true,
  };
};

/** Rows come one after the other once the sum stands; then it waits. */
const rowsAt = (own: number, each: number, rows: number): number =>
  Math.max(0, Math.min(rows, Math.floor(own / each)));

export const endScene = (story: Story, beat: EndBeat, t: number): Partial<Scene> => {
  const own = t - beat.from - times.end.wait;
  const slideMs = lengthOf(story, times.end.slide);
  const countMs = story.isReduced ? 0 : times.end.count;
  return {
    units: { ...beat.units, share: own < slideMs ? 0 : stepped(own - slideMs, countMs) },
    caption: { type: 'end' },
    card: {
      type: 'end',
      of: beat.of,
      share: clamp(own / slideMs),
      rows: rowsAt(own - slideMs - countMs, times.end.row, beat.rows),
      isWaiting: t >= beat.until,
    },
  };
};

export const certificateScene = (
  story: Story,
  beat: CertificateBeat,
  t: number,
): Partial<Scene> => {
  const own = t - beat.from - beat.waitMs;
  const printMs = lengthOf(story, times.certificate.print);
  const countMs = story.isReduced ? 0 : times.count.grand;
  const since = own - printMs - countMs;
  return {
    wins: beat.wins,
    units: { ...beat.units, share: own < printMs ? 0 : stepped(own - printMs, countMs) },
    caption: { type: 'end' },
    tier: 'grand',
    card: {
      type: 'certificate',
      share: clamp(own / printMs),
      hasWords: since >= 0,
      rows: rowsAt(since, times.certificate.row, beat.rows),
      isWaiting: t >= beat.until,
    },
  };
};
