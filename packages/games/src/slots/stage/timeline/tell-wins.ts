import type { Cell, Win } from '../../../rounds/round';
import type { Amount, DrawnLine, Printed, Scene, Tag } from './scene';
import type { Story, WinsBeat } from './story';
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

/** What a board at rest tells of its wins: the drawing, the words and the figure. */
export const winsScene = (story: Story, beat: WinsBeat, t: number): Partial<Scene> => {
  const { mood, wins, fall, tier, isLast } = beat;
  const own = t - beat.from;
  const isQuiet = mood === 'quiet' || (mood === 'fall' && tier === 'returned');
  const isCelebrated = mood === 'round' && !isQuiet;
  const counting = stepped(own - beat.countFrom, beat.countMs);
  const share = own < beat.countFrom && t < beat.until ? 0 : counting;
  return {
    wins,
    fall,
    ...(isQuiet ? quietMarks(beat, own) : marksAt(story, beat, t)),
    caption: captionAt(beat, t),
    units: { ...beat.units, share: t >= beat.until ? 1 : share },
    isStripNegative: isCelebrated,
    plate: plateOf(story, beat, own),
    tier: isLast ? tier : 'none',
  };
};

const plateOf = ({ isReduced }: Story, { tier, isLast, mood }: WinsBeat, own: number): number => {
  if (!isLast || tier !== 'great' || mood !== 'round') return 0;
  return clamp(own / (isReduced ? times.reduced : times.masthead));
};

const captionAt = (beat: WinsBeat, t: number): Scene['caption'] => {
  const { caption, wins } = beat;
  const win = beat.inTurn[turnAt(beat, t)] ?? null;
  if (caption.type === 'won' && win) return { ...caption, win, index: wins.indexOf(win) + 1 };
  if (caption.type === 'free' && win) return { ...caption, win };
  return caption;
};

/** The win being told: each in turn, one pass; then the best stays. */
const turnAt = ({ inTurn, eachMs, from, until, mood }: WinsBeat, t: number): number => {
  if (t >= until || mood === 'fall') return 0;
  const index = Math.floor((t - from) / eachMs);
  return index < inTurn.length ? index : mood === 'free' ? inTurn.length - 1 : 0;
};

/** No celebration: paying cells are outlined; a fall names its amounts, since they leave. */
const quietMarks = ({ wins, openers, mood }: WinsBeat, own: number): Partial<Scene> => ({
  outlined: unique(wins.flatMap(({ cells }) => cells)),
  negative: openers.map((cell) => ({ ...cell, share: clamp(own / times.negative) })),
  dim: { share: openers.length ? clamp(own / times.negative) : 0, reels: 99 },
  tags: mood === 'fall' ? wins.map((win) => tagOf(win, clamp(own / times.fall.amount), false)) : [],
});

const marksAt = (story: Story, beat: WinsBeat, t: number): Partial<Scene> => {
  if (beat.mood === 'fall') return fallMarks(story, beat, t);
  const index = turnAt(beat, t);
  const win = beat.inTurn[index];
  const isEnd =
    t >= beat.until || story.isReduced || t - beat.from >= beat.inTurn.length * beat.eachMs;
  const own = isEnd ? Number.MAX_SAFE_INTEGER : t - beat.from - index * beat.eachMs;
  const printed = clamp(own / times.negative);
  const openers = beat.openers.map((cell) => ({ ...cell, share: printed }));
  if (!win) return { negative: openers, dim: { share: openers.length ? printed : 0, reels: 99 } };
  const former = index > 0 && !isEnd ? beat.inTurn[index - 1] : undefined;
  const isFree = beat.mood === 'free';
  const lineFrom = isFree ? 0 : times.negative;
  const told = {
    drawn: clamp((own - lineFrom) / times.lineDraw),
    tag: clamp((own - lineFrom - times.lineDraw) / times.tag),
    isGain: isFree,
  };
  return {
    negative: [...printedOf(win, former, printed), ...openers],
    dim: { share: former ? 1 : printed, reels: 99 },
    ...(win.line === undefined
      ? { tags: [tagOf(win, told.tag, isFree)] }
      : { line: lineOf(win, told) }),
  };
};

/** What is printed now, and what goes back to line. */
const printedOf = (win: Win, former: Win | undefined, share: number): Printed[] => {
  const before = new Map((former?.cells ?? []).map((cell) => [keyOf(cell), cell]));
  const now = win.cells.map((cell) => ({ ...cell, share: before.has(keyOf(cell)) ? 1 : share }));
  const kept = new Set(win.cells.map(keyOf));
  const leaving = share < 1 ? [...before.values()].filter((cell) => !kept.has(keyOf(cell))) : [];
  return [...leaving.map((cell) => ({ ...cell, share: 1 - share })), ...now];
};

const fallMarks = ({ isReduced }: Story, beat: WinsBeat, t: number): Partial<Scene> => {
  const own = isReduced ? Number.MAX_SAFE_INTEGER : t - beat.from;
  const share = clamp(own / times.negative);
  const tagged = clamp((own - times.negative) / times.fall.amount);
  const cells = unique(beat.wins.flatMap((win) => win.cells));
  return {
    negative: cells.map((cell) => ({ ...cell, share })),
    dim: { share, reels: 99 },
    tags: beat.wins.map((win) => tagOf(win, tagged, true)),
  };
};

export const tagOf = ({ cells, units }: Win, share: number, isGain: boolean): Tag => ({
  cells,
  units,
  share,
  isGain,
});

type Told = { drawn: number; tag: number; isGain: boolean };

const lineOf = (win: Win, { drawn, tag, isGain }: Told): DrawnLine => {
  const amount: Amount = { units: win.units, share: tag, isGain };
  const cells = [...win.cells].sort((one, other) => one.reel - other.reel);
  return { line: win.line ?? 0, cells, drawn, amount };
};
