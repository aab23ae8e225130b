import type { Cell, Win } from '../../rules/round';
import type { Amount, DrawnLine, Printed, Scene, Tag } from './scene';
import type { Timeline, WinsSegment } from './timeline';
import { times } from './times';

/** Sums of floats may miss the end by a hair. */
const hair = 1e-9;

export const clamp = (share: number): number => (share > 1 - hair ? 1 : Math.max(0, share));

/** The figure changes in steps, so that it can be read and costs little. */
export const stepped = (own: number, countMs: number): number =>
  countMs <= 0 ? 1 : clamp((Math.floor(own / times.tick) * times.tick) / countMs);

const keyOf = ({ reel, row }: Cell): string => `${reel},${row}`;

export const unique = (cells: readonly Cell[]): Cell[] => [
  ...new Map(cells.map((cell) => [keyOf(cell), cell])).values(),
];

/** A resting board's wins: the drawing, the text and the figure. */
export const winsScene = (timeline: Timeline, segment: WinsSegment, t: number): Partial<Scene> => {
  const { mood, wins, fall, tier, isLast } = segment;
  const own = t - segment.from;
  const isQuiet = mood === 'quiet' || (mood === 'fall' && tier === 'returned');
  const isCelebrated = mood === 'round' && !isQuiet;
  const counting = stepped(own - segment.countFrom, segment.countMs);
  const share = own < segment.countFrom && t < segment.until ? 0 : counting;
  return {
    wins,
    fall,
    ...(isQuiet ? quietMarks(segment, own) : marksAt(timeline, segment, t)),
    caption: captionAt(segment, t),
    units: { ...segment.units, share: t >= segment.until ? 1 : share },
    isResultNegative: isCelebrated,
    headerShare: headerShareOf(timeline, segment, own),
    tier: isLast ? tier : 'none',
  };
};

const headerShareOf = (
  { isReduced }: Timeline,
  { tier, isLast, mood }: WinsSegment,
  own: number,
): number => {
  if (!isLast || tier !== 'great' || mood !== 'round') return 0;
  return clamp(own / (isReduced ? times.reduced : times.gameHeader));
};

const captionAt = (segment: WinsSegment, t: number): Scene['caption'] => {
  const { caption, wins } = segment;
  const win = segment.inTurn[turnAt(segment, t)] ?? null;
  if (caption.type === 'won' && win) return { ...caption, win, index: wins.indexOf(win) + 1 };
  if (caption.type === 'free' && win) return { ...caption, win };
  return caption;
};

/** The win that is shown: each in turn, one pass; then the best stays. */
const turnAt = ({ inTurn, eachMs, from, until, mood }: WinsSegment, t: number): number => {
  if (t >= until || mood === 'fall') return 0;
  const index = Math.floor((t - from) / eachMs);
  return index < inTurn.length ? index : mood === 'free' ? inTurn.length - 1 : 0;
};

/** No celebration: paying cells are outlined; a fall names its amounts, since they leave. */
const quietMarks = ({ wins, openers, mood }: WinsSegment, own: number): Partial<Scene> => ({
  outlined: unique(wins.flatMap(({ cells }) => cells)),
  negative: openers.map((cell) => ({ ...cell, share: clamp(own / times.negative) })),
  dim: { share: openers.length ? clamp(own / times.negative) : 0, reels: 99 },
  tags: mood === 'fall' ? wins.map((win) => tagOf(win, clamp(own / times.fall.amount), false)) : [],
});

const marksAt = (timeline: Timeline, segment: WinsSegment, t: number): Partial<Scene> => {
  if (segment.mood === 'fall') return fallMarks(timeline, segment, t);
  const index = turnAt(segment, t);
  const win = segment.inTurn[index];
  const isEnd =
    t >= segment.until ||
    timeline.isReduced ||
    t - segment.from >= segment.inTurn.length * segment.eachMs;
  const own = isEnd ? Number.MAX_SAFE_INTEGER : t - segment.from - index * segment.eachMs;
  const printed = clamp(own / times.negative);
  const openers = segment.openers.map((cell) => ({ ...cell, share: printed }));
  if (!win) return { negative: openers, dim: { share: openers.length ? printed : 0, reels: 99 } };
  const former = index > 0 && !isEnd ? segment.inTurn[index - 1] : undefined;
  const isFree = segment.mood === 'free';
  const lineFrom = isFree ? 0 : times.negative;
  const parts = {
    drawn: clamp((own - lineFrom) / times.lineDraw),
    tag: clamp((own - lineFrom - times.lineDraw) / times.tag),
    isGain: isFree,
  };
  return {
    negative: [...printedOf(win, former, printed), ...openers],
    dim: { share: former ? 1 : printed, reels: 99 },
    ...(win.line === undefined
      ? { tags: [tagOf(win, parts.tag, isFree)] }
      : { line: lineOf(win, parts) }),
  };
};

/** What is printed now, and what goes back to line. */
const printedOf = (win: Win, former: Win | undefined, share: number): Printed[] => {
  const before = new Map((former?.cells ?? []).map((cell) => [keyOf(cell), cell]));
  const now = win.cells.map((cell) => ({ ...cell, share: before.has(keyOf(cell)) ? 1 : share }));
  const keys = new Set(win.cells.map(keyOf));
  const leaving = share < 1 ? [...before.values()].filter((cell) => !keys.has(keyOf(cell))) : [];
  return [...leaving.map((cell) => ({ ...cell, share: 1 - share })), ...now];
};

const fallMarks = ({ isReduced }: Timeline, segment: WinsSegment, t: number): Partial<Scene> => {
  const own = isReduced ? Number.MAX_SAFE_INTEGER : t - segment.from;
  const share = clamp(own / times.negative);
  const tagged = clamp((own - times.negative) / times.fall.amount);
  const cells = unique(segment.wins.flatMap((win) => win.cells));
  return {
    negative: cells.map((cell) => ({ ...cell, share })),
    dim: { share, reels: 99 },
    tags: segment.wins.map((win) => tagOf(win, tagged, true)),
  };
};

export const tagOf = ({ cells, units }: Win, share: number, isGain: boolean): Tag => ({
  cells,
  units,
  share,
  isGain,
});

type SceneSummary = { drawn: number; tag: number; isGain: boolean };

const lineOf = (win: Win, { drawn, tag, isGain }: SceneSummary): DrawnLine => {
  const amount: Amount = { units: win.units, share: tag, isGain };
  const cells = [...win.cells].sort((one, other) => one.reel - other.reel);
  return { line: win.line ?? 0, cells, drawn, amount };
};
