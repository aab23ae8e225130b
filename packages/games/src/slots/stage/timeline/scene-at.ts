import type { Cell } from '../../rules/round';
import type { Rules } from '../../rules/slot';
import {
  columnsCrossFading,
  columnsExchanging,
  columnsFading,
  columnsFilling,
  columnsRefilling,
  recalledColumns,
  runningColumns,
  withPeeks,
} from './columns';
import { recallMs } from './motion';
import {
  standing,
  stillScene,
  type ReelColumn,
  type Printed,
  type Scene,
  type Wait,
} from './scene';
import type { RestingBoard } from './resting-board';
import {
  segmentAt,
  buttonIn,
  type Segment,
  type DropSegment,
  type FillSegment,
  type ReelsSegment,
  type Rest,
  type Timeline,
} from './timeline';
import {
  certificateScene,
  endScene,
  entryScene,
  featureAt,
  groundScene,
  retriggerScene,
} from './feature-scenes';
import { clamp, winsScene } from './win-scene';
import { times } from './times';

/** What is seen `t` milliseconds after the press. After the end it does not change. */
export const sceneAt = (timeline: Timeline, t: number): Scene => {
  if (t >= timeline.endAt) return finalScene(timeline);
  const segment = segmentAt(timeline, t);
  return {
    ...restScene(timeline, segment, t),
    ...partOf(timeline, segment, t),
    feature: featureAt(timeline, segment, t),
  };
};

/** What holds of every segment: the board at rest, and where the round is. */
const restScene = (
  { rules, restAt, sumShownAt, ...timeline }: Timeline,
  segment: Segment,
  t: number,
): Scene => {
  const isSettled = t >= restAt;
  return {
    ...stillScene(columnsOf(rules, segment), boardOf(segment)),
    units: { from: segment.units.to, to: segment.units.to, share: 1 },
    fall: segment.type === 'drop' ? segment.phase.fall : null,
    button: isSettled ? 'spin' : buttonIn({ rules, restAt, sumShownAt, ...timeline }, segment),
    isSettled,
    isSumShown: t >= sumShownAt,
    isMoving: true,
  };
};

const boardOf = (segment: Segment): Rest['board'] =>
  'board' in segment ? segment.board : segment.phase.board;
const columnsOf = (rules: Rules, segment: Segment): ReelColumn[] =>
  'board' in segment
    ? standing(segment.board, isPeeking(rules) ? segment.neighbours : undefined)
    : standing(segment.phase.board);

const partOf = (timeline: Timeline, segment: Segment, t: number): Partial<Scene> => {
  switch (segment.type) {
    case 'reels':
      return reelsScene(timeline, segment, t);
    case 'fill':
      return fillScene(segment, t);
    case 'drop':
      return dropScene(timeline, segment, t);
    case 'wins':
      return winsScene(timeline, segment, t);
    case 'entry':
      return entryScene(timeline, segment, t);
    case 'ground':
      return groundScene(segment);
    case 'retrigger':
      return retriggerScene(timeline, segment, t);
    case 'end':
      return endScene(timeline, segment, t);
    case 'certificate':
      return certificateScene(timeline, segment, t);
  }
};

/** The end of a round, whatever led to it. */
export const finalScene = (timeline: Timeline): Scene => {
  const { final, tier, units } = timeline;
  const scene: Scene = {
    ...restScene(timeline, final, timeline.endAt),
    ...winsScene(timeline, final, Math.max(timeline.endAt, final.until)),
    units: { from: units, to: units, share: 1 },
    tier,
    isSettled: true,
    isSumShown: true,
    isMoving: false,
  };
  if (!timeline.hasFeature || final.caption.type === 'pick') return scene;
  const caption = { type: 'won', win: null, index: 1, of: 0 } as const;
  const hidden = {
    negative: [],
    dim: { share: 0, reels: 0 },
    line: null,
    tags: [],
    headerShare: 0,
  };
  return { ...scene, ...hidden, caption, isResultNegative: false };
};

/** After the press, while the server has not answered. */
export const waitingScene = (
  rules: Rules,
  before: RestingBoard,
  t: number,
  isReduced: boolean,
): Scene => {
  // Gems lie as they were until the new board is known: it is never empty.
  const isStill = isReduced || rules.kind === 'anywhere';
  const columns = isStill
    ? standing(before.board, peeksOf(rules, before))
    : peeks(rules, runningColumns(rules, before.stops ?? [], t));
  return {
    ...stillScene(columns, before.board),
    caption: { type: 'running' },
    button: 'running',
    isSettled: false,
    isSumShown: false,
    isMoving: !isReduced,
  };
};

/** No answer came: what stood before the press comes back. */
export const recallScene = (
  rules: Rules,
  before: RestingBoard,
  calledAt: number,
  t: number,
  isReduced: boolean,
): Scene => {
  const isStill = isReduced || rules.kind === 'anywhere';
  if (isStill || t - calledAt >= recallMs) return restingScene(rules, before);
  const columns = peeks(rules, recalledColumns(rules, before.stops ?? [], calledAt, t));
  return {
    ...stillScene(columns, before.board),
    button: 'running',
    isSettled: false,
    isSumShown: false,
    isMoving: true,
  };
};

/** A board at rest, with no result shown on it. */
export const restingScene = (rules: Rules, before: RestingBoard): Scene =>
  stillScene(standing(before.board, peeksOf(rules, before)), before.board);

const isPeeking = (rules: Rules) => rules.rows === 1;
const peeks = (rules: Rules, columns: ReelColumn[]) =>
  isPeeking(rules) ? withPeeks(columns) : columns;
const peeksOf = (rules: Rules, { neighbours }: RestingBoard) =>
  isPeeking(rules) ? neighbours : undefined;

const reelsScene = (
  { rules, isReduced }: Timeline,
  segment: ReelsSegment,
  t: number,
): Partial<Scene> => {
  const { phase, plans, before } = segment;
  const own = t - segment.start;
  const after = standing(phase.board, isPeeking(rules) ? phase.neighbours : undefined);
  const caption = phase.free ? ({ type: 'free', win: null } as const) : undefined;
  if (isReduced || rules.kind === 'anywhere') {
    const stood = standing(before.board, peeksOf(rules, before));
    const share = (own - segment.answerAt) / times.reduced;
    const columns = columnsCrossFading(stood, after, share);
    return { columns, caption: caption ?? { type: 'running' } };
  }
  const goal = { plans, stops: phase.stops, exchangeAt: segment.answerAt };
  const columns = peeks(rules, runningColumns(rules, before.stops ?? [], own, goal));
  const waiting = waitOf(segment, own);
  return {
    columns,
    waiting,
    ...sealsAt(segment, own),
    caption: waiting ? { type: 'waiting' } : (caption ?? { type: 'running' }),
  };
};

/** The reel that is waited for, from the rest of the one before it. */
const waitOf = ({ phase, plans, opens }: ReelsSegment, own: number): Wait | null => {
  const reel = phase.waits.findIndex((isWaited, index) => {
    const previous = plans[index - 1];
    const plan = plans[index];
    return isWaited && plan && previous && own >= previous.rest && own < plan.begin;
  });
  if (reel < 0 || !opens) return null;
  const have = phase.board.slice(0, reel).filter((column) => column.includes(opens.symbol));
  return { reel, symbol: opens.symbol, have: have.length, of: opens.of };
};

/** Once reels are waited for, what opens something is printed negative as it comes to rest. */
const sealsAt = ({ phase, plans, opens }: ReelsSegment, own: number): Partial<Scene> => {
  const since = plans[phase.waits.indexOf(true) - 1]?.rest;
  if (since === undefined || own < since || !opens) return {};
  const reels = plans.filter(({ rest }) => rest <= own).length;
  const negative = phase.board.slice(0, reels).flatMap((column, reel): Printed[] => {
    const row = column.indexOf(opens.symbol);
    const from = Math.max(since, plans[reel]?.rest ?? 0);
    return row < 0 ? [] : [{ reel, row, share: clamp((own - from) / times.negative) }];
  });
  return { negative, dim: { share: clamp((own - since) / times.negative), reels } };
};

const fillScene = ({ phase, read, from, until }: FillSegment, t: number): Partial<Scene> => ({
  columns: columnsFilling(phase.board, read, clamp((t - from) / (until - from))),
  board: read,
  caption: { type: 'running' },
});

const dropScene = ({ isReduced }: Timeline, segment: DropSegment, t: number): Partial<Scene> => {
  const { phase, before, removed, dropAt, from, isQuiet } = segment;
  const { fall, multiplier } = phase;
  const caption: Scene['caption'] =
    fall === 1 ? { type: 'running' } : { type: 'fall', fall, multiplier, win: null };
  if (isReduced) {
    const share = (t - dropAt) / times.reduced;
    return { caption, columns: columnsCrossFading(standing(before), standing(phase.board), share) };
  }
  if (!removed) return { caption, columns: columnsExchanging(before, phase.board, t - dropAt) };
  if (t >= dropAt) return { caption, columns: columnsRefilling(phase.board, removed, t - dropAt) };
  const gone = clamp((t - from) / (dropAt - from));
  const fading = (cell: Cell): Printed => ({ ...cell, share: 1, alpha: 1 - gone });
  return {
    caption,
    board: before,
    columns: columnsFading(before, removed, gone),
    negative: isQuiet ? [] : removed.map(fading),
    outlined: isQuiet ? removed : [],
    dim: { share: isQuiet ? 0 : 1 - gone, reels: before.length },
  };
};
