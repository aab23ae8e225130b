import type { Cell, Win } from '../lib/round';
import type { Rules } from '../lib/slot';
import {
  boardFallMs,
  columnsCrossFading,
  columnsFallingIn,
  columnsFallingOut,
  columnsFilling,
  columnsRefilling,
  recalledColumns,
  runningColumns,
  withPeeks,
} from './columns';
import { recallMs, winFeel } from './feel';
import { standing, stillScene, type Column, type DrawnLine, type Scene } from './scene';
import type { Standing } from './standing';
import { fadeMs, type DropBeat, type ReelsBeat, type Story, type WinsBeat } from './story';

/** What is seen `t` milliseconds after the press. After the end it does not change. */
export const sceneAt = (story: Story, t: number): Scene => {
  const beat = story.beats.findLast(({ from }) => t >= from) ?? story.beats[0];
  if (!beat) throw new Error('a story without beats');
  const told = story.beats.findLast((one): one is WinsBeat => one.type === 'wins' && one.from <= t);
  const units = told?.units.to ?? 0;
  const counted = { from: units, to: units, share: 1 };
  switch (beat.type) {
    case 'reels':
      return { ...reelsScene(story, beat, t), units: counted };
    case 'fill': {
      const share = (t - beat.from) / (beat.until - beat.from);
      const columns = columnsFilling(beat.phase.board, beat.read, Math.min(1, share));
      return {
        ...stillScene(columns, beat.read),
        caption: { type: 'running' },
        units: counted,
        isSettled: false,
        isTold: false,
        isMoving: true,
      };
    }
    case 'drop':
      return { ...dropScene(story, beat, t), units: counted };
    case 'wins':
      return winsScene(story, beat, t);
  }
};

/** The end of a round, whatever led to it. */
export const finalScene = (story: Story): Scene => sceneAt(story, story.endAt + 1);

/** After the press, while the server has not answered. */
export const waitingScene = (
  rules: Rules,
  before: Standing,
  t: number,
  isReduced: boolean,
): Scene => {
  const scene = (columns: Column[]): Scene => ({
    ...stillScene(columns, before.board),
    caption: { type: 'running' },
    isSettled: false,
    isTold: false,
    isMoving: !isReduced,
  });
  if (isReduced) return scene(standing(before.board, peeksOf(rules, before)));
  if (rules.kind === 'anywhere') return scene(columnsFallingOut(before.board, t));
  return scene(peeks(rules, runningColumns(rules, before.stops ?? [], t)));
};

/** No answer came: what stood before the press comes back. */
export const recallScene = (
  rules: Rules,
  before: Standing,
  calledAt: number,
  t: number,
  isReduced: boolean,
): Scene => {
  const since = t - calledAt;
  const length = rules.kind === 'anywhere' ? boardFallMs(rules.cols) : recallMs;
  if (isReduced || since >= length) return standingScene(rules, before);
  const columns =
    rules.kind === 'anywhere'
      ? columnsFallingIn(before.board, since)
      : peeks(rules, recalledColumns(rules, before.stops ?? [], calledAt, t));
  return { ...stillScene(columns, before.board), isSettled: false, isTold: false, isMoving: true };
};

/** A board at rest, with nothing told about it. */
export const standingScene = (rules: Rules, before: Standing): Scene =>
  stillScene(standing(before.board, peeksOf(rules, before)), before.board);

const isPeeking = (rules: Rules) => rules.rows === 1;
const peeks = (rules: Rules, columns: Column[]) =>
  isPeeking(rules) ? withPeeks(columns) : columns;
const peeksOf = (rules: Rules, { neighbours }: Standing) =>
  isPeeking(rules) ? neighbours : undefined;

const reelsScene = ({ rules, isReduced }: Story, beat: ReelsBeat, t: number): Scene => {
  const { phase, plans, before } = beat;
  const own = t - beat.start;
  const after = standing(phase.board, isPeeking(rules) ? phase.neighbours : undefined);
  const scene = (columns: Column[]): Scene => ({
    ...stillScene(columns, phase.board),
    caption: phase.free ? { type: 'free', ...phase.free } : { type: 'running' },
    waiting: isReduced ? null : waitingReel(beat, own),
    isSettled: false,
    isTold: false,
    isMoving: true,
  });
  if (isReduced || rules.kind === 'anywhere') {
    const stood = standing(before.board, peeksOf(rules, before));
    return scene(columnsCrossFading(stood, after, own - beat.answerAt, fadeMs));
  }
  const goal = { plans, stops: phase.stops, exchangeAt: beat.answerAt };
  return scene(peeks(rules, runningColumns(rules, before.stops ?? [], own, goal)));
};

/** The reel that is waited for, from the rest of the one before it. */
const waitingReel = ({ phase, plans }: ReelsBeat, own: number): number | null => {
  const reel = phase.waits.findIndex((isWaited, index) => {
    const previous = plans[index - 1];
    const plan = plans[index];
    return isWaited && plan && previous && own >= previous.rest && own < plan.begin;
  });
  return reel < 0 ? null : reel;
};

const dropScene = ({ rules, isReduced }: Story, beat: DropBeat, t: number): Scene => {
  const { phase, before, removed, dropAt } = beat;
  const columns = (): Column[] => {
    const [stood, after] = [standing(before), standing(phase.board)];
    if (isReduced) {
      return columnsCrossFading(stood, after, t - dropAt, removed ? fadeMs / rules.cols : fadeMs);
    }
    if (removed) return columnsRefilling(phase.board, removed, t - dropAt);
    return t < dropAt
      ? columnsFallingOut(before, t - beat.from)
      : columnsFallingIn(phase.board, t - dropAt);
  };
  return {
    ...stillScene(columns(), phase.board),
    fall: phase.fall,
    caption:
      phase.fall === 1
        ? { type: 'running' }
        : { type: 'fall', fall: phase.fall, multiplier: phase.multiplier },
    isSettled: false,
    isTold: false,
    isMoving: true,
  };
};

const winsScene = (story: Story, beat: WinsBeat, t: number): Scene => {
  const { rules, isReduced } = story;
  const { phase, tier, wins, isLast } = beat;
  const own = t - beat.from;
  const isCelebrated = isLast ? tier !== 'none' && tier !== 'returned' : phase.units > 0;
  const isNegative = isCelebrated || beat.highlighted.length > wins.flatMap((w) => w.cells).length;
  const negativeMs = isReduced ? 0 : winFeel.negativeMs;
  const told = isCelebrated ? beat.countMs : 0;
  const isGreat = isLast && (tier === 'great' || tier === 'grand');
  const neighbours = isPeeking(rules) && phase.type === 'spin' ? phase.neighbours : undefined;
  return {
    ...stillScene(standing(beat.board, neighbours), beat.board),
    wins,
    negative: isNegative
      ? { cells: unique(beat.highlighted), share: negativeMs ? clamp(own / negativeMs) : 1 }
      : { cells: [], share: 0 },
    outlined: isNegative ? [] : unique(beat.highlighted),
    line: isCelebrated ? lineAt(beat, own, isReduced) : null,
    fall: phase.type === 'fall' ? phase.fall : null,
    isStripNegative: isGreat,
    isBorderNegative: isLast && tier === 'grand',
    rosette: isGreat && !isReduced ? turn(own / winFeel.rosetteMs) : 0,
    units: {
      ...beat.units,
      share: isCelebrated && beat.countMs ? stepped(own, beat.countMs) : 1,
    },
    tier: isLast ? tier : 'none',
    caption: beat.caption,
    isSettled: isLast,
    isTold: isLast && own >= told,
    isMoving: t < beat.until || !isLast,
  };
};

/** Lines in turn, then the best one stays. */
const lineAt = (beat: WinsBeat, own: number, isReduced: boolean): DrawnLine | null => {
  const best = beat.wins.find((win) => win.line !== undefined);
  if (!best) return null;
  if (isReduced) return drawn(best, 1);
  const since = own - winFeel.negativeMs;
  const index = Math.floor(since / beat.eachMs);
  const current = beat.inTurn[index];
  if (since >= 0 && current) {
    return drawn(current, clamp((since - index * beat.eachMs) / winFeel.lineMs));
  }
  return drawn(best, beat.inTurn.length ? 1 : clamp(since / winFeel.lineMs));
};

const drawn = (win: Win, share: number): DrawnLine => ({
  line: win.line ?? 0,
  cells: [...win.cells].sort((one, other) => one.reel - other.reel),
  drawn: share,
});

/** One whole turn: at its end everything is as before. */
const turn = (share: number): number => (share >= 1 ? 0 : clamp(share));

const clamp = (share: number): number => Math.min(1, Math.max(0, share));

/** The figure changes in steps, so that it can be read and costs little. */
const stepped = (own: number, countMs: number): number =>
  clamp((Math.floor(own / winFeel.tickMs) * winFeel.tickMs) / countMs);

const unique = (cells: readonly Cell[]): Cell[] => {
  const seen = new Map(cells.map((cell) => [`${cell.reel},${cell.row}`, cell]));
  return [...seen.values()];
};
