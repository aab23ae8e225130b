import type { Cell } from '../../../rounds/round';
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
import { recallMs } from './feel';
import { standing, stillScene, type Column, type Printed, type Scene, type Wait } from './scene';
import type { Standing } from './standing';
import {
  beatAt,
  buttonIn,
  type Beat,
  type DropBeat,
  type FillBeat,
  type ReelsBeat,
  type Rest,
  type Story,
} from './story';
import {
  certificateScene,
  endScene,
  entryScene,
  featureAt,
  groundScene,
  retriggerScene,
} from './tell-feature';
import { clamp, winsScene } from './tell-wins';
import { times } from './times';

/** What is seen `t` milliseconds after the press. After the end it does not change. */
export const sceneAt = (story: Story, t: number): Scene => {
  if (t >= story.endAt) return finalScene(story);
  const beat = beatAt(story, t);
  return {
    ...restScene(story, beat, t),
    ...partOf(story, beat, t),
    feature: featureAt(story, beat, t),
  };
};

/** What holds of every beat: the board at rest, and where the round is. */
const restScene = ({ rules, restAt, toldAt, ...story }: Story, beat: Beat, t: number): Scene => {
  const isSettled = t >= restAt;
  return {
    ...stillScene(columnsOf(rules, beat), boardOf(beat)),
    units: { from: beat.units.to, to: beat.units.to, share: 1 },
    fall: beat.type === 'drop' ? beat.phase.fall : null,
    button: isSettled ? 'spin' : buttonIn({ rules, restAt, toldAt, ...story }, beat),
    isSettled,
    isTold: t >= toldAt,
    isMoving: true,
  };
};

const boardOf = (beat: Beat): Rest['board'] => ('board' in beat ? beat.board : beat.phase.board);
const columnsOf = (rules: Rules, beat: Beat): Column[] =>
  'board' in beat
    ? standing(beat.board, isPeeking(rules) ? beat.neighbours : undefined)
    : standing(beat.phase.board);

const partOf = (story: Story, beat: Beat, t: number): Partial<Scene> => {
  switch (beat.type) {
    case 'reels':
      return reelsScene(story, beat, t);
    case 'fill':
      return fillScene(beat, t);
    case 'drop':
      return dropScene(story, beat, t);
    case 'wins':
      return winsScene(story, beat, t);
    case 'entry':
      return entryScene(story, beat, t);
    case 'ground':
      return groundScene(beat);
    case 'retrigger':
      return retriggerScene(story, beat, t);
    case 'end':
      return endScene(story, beat, t);
    case 'certificate':
      return certificateScene(story, beat, t);
  }
};

/** The end of a round, whatever led to it. */
export const finalScene = (story: Story): Scene => {
  const { final, tier, units } = story;
  const scene: Scene = {
    ...restScene(story, final, story.endAt),
    ...winsScene(story, final, Math.max(story.endAt, final.until)),
    units: { from: units, to: units, share: 1 },
    tier,
    isSettled: true,
    isTold: true,
    isMoving: false,
  };
  if (!story.hasFeature || final.caption.type === 'pick') return scene;
  const caption = { type: 'won', win: null, index: 1, of: 0 } as const;
  const untold = { negative: [], dim: { share: 0, reels: 0 }, line: null, tags: [], plate: 0 };
  return { ...scene, ...untold, caption, isStripNegative: false };
};

/** After the press, while the server has not answered. */
export const waitingScene = (
  rules: Rules,
  before: Standing,
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
    isTold: false,
    isMoving: !isReduced,
  };
};

/** No answer came: what stood before the press comes back. */
export const recallScene = (
  rules: Rules,
  before: Standing,
  calledAt: number,
  t: number,
  isReduced: boolean,
): Scene => {
  const isStill = isReduced || rules.kind === 'anywhere';
  if (isStill || t - calledAt >= recallMs) return standingScene(rules, before);
  const columns = peeks(rules, recalledColumns(rules, before.stops ?? [], calledAt, t));
  return {
    ...stillScene(columns, before.board),
    button: 'running',
    isSettled: false,
    isTold: false,
    isMoving: true,
  };
};

/** A board at rest, with nothing told about it. */
export const standingScene = (rules: Rules, before: Standing): Scene =>
  stillScene(standing(before.board, peeksOf(rules, before)), before.board);

const isPeeking = (rules: Rules) => rules.rows === 1;
const peeks = (rules: Rules, columns: Column[]) =>
  isPeeking(rules) ? withPeeks(columns) : columns;
const peeksOf = (rules: Rules, { neighbours }: Standing) =>
  isPeeking(rules) ? neighbours : undefined;

const reelsScene = ({ rules, isReduced }: Story, beat: ReelsBeat, t: number): Partial<Scene> => {
  const { phase, plans, before } = beat;
  const own = t - beat.start;
  const after = standing(phase.board, isPeeking(rules) ? phase.neighbours : undefined);
  const caption = phase.free ? ({ type: 'free', win: null } as const) : undefined;
  if (isReduced || rules.kind === 'anywhere') {
    const stood = standing(before.board, peeksOf(rules, before));
    const share = (own - beat.answerAt) / times.reduced;
    const columns = columnsCrossFading(stood, after, share);
    return { columns, caption: caption ?? { type: 'running' } };
  }
  const goal = { plans, stops: phase.stops, exchangeAt: beat.answerAt };
  const columns = peeks(rules, runningColumns(rules, before.stops ?? [], own, goal));
  const waiting = waitOf(beat, own);
  return {
    columns,
    waiting,
    ...sealsAt(beat, own),
    caption: waiting ? { type: 'waiting' } : (caption ?? { type: 'running' }),
  };
};

/** The reel that is waited for, from the rest of the one before it. */
const waitOf = ({ phase, plans, opens }: ReelsBeat, own: number): Wait | null => {
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
const sealsAt = ({ phase, plans, opens }: ReelsBeat, own: number): Partial<Scene> => {
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

const fillScene = ({ phase, read, from, until }: FillBeat, t: number): Partial<Scene> => ({
  columns: columnsFilling(phase.board, read, clamp((t - from) / (until - from))),
  board: read,
  caption: { type: 'running' },
});

const dropScene = ({ isReduced }: Story, beat: DropBeat, t: number): Partial<Scene> => {
  const { phase, before, removed, dropAt, from, isQuiet } = beat;
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
