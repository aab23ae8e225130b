import type { FallPhase } from '../../rules/round';
import { exchangeMs } from './columns';
import {
  add,
  byWorth,
  captionOf,
  counted,
  countOf,
  moved,
  type TimelineDraft,
} from './timeline-draft';
import { motion } from './motion';
import { times } from './times';

type FallPlace = { previous: FallPhase | null; isLast: boolean };

export const addFall = (
  draft: TimelineDraft,
  phase: FallPhase,
  { previous, isLast }: FallPlace,
): void => {
  const { rules, at, stands, isReduced } = draft;
  const soFar = draft.units + phase.units;
  const isQuiet = soFar <= rules.units;
  const leave = previous ? moved(draft, times.fall.leave) : 0;
  const dropAt = previous
    ? at + leave
    : Math.max(draft.answerAt, isReduced ? 0 : motion.backMs * 3);
  add(draft, {
    type: 'drop',
    phase,
    before: previous?.board ?? stands.board,
    removed: previous ? previous.wins.flatMap(({ cells }) => cells) : null,
    isQuiet: draft.units <= rules.units,
    dropAt,
    length: dropAt - at + moved(draft, exchangeMs(rules.cols)),
  });
  if (phase.wins.length) addFallWins(draft, phase, isQuiet);
  if (isLast) addFallsEnd(draft, phase);
};

const addFallWins = (draft: TimelineDraft, phase: FallPhase, isQuiet: boolean): void => {
  const { fall, multiplier, board } = phase;
  const wins = byWorth(phase.wins);
  add(draft, {
    type: 'wins',
    board,
    mood: 'fall',
    tier: isQuiet ? 'returned' : 'none',
    wins,
    openers: [],
    inTurn: wins,
    eachMs: times.fall.hold,
    countFrom: isQuiet ? 0 : counted(draft, times.negative),
    countMs: isQuiet ? 0 : counted(draft, times.fall.count),
    caption: { type: 'fall', fall, multiplier, win: wins[0] ?? null },
    fall,
    isLast: false,
    length: times.fall.hold,
    to: draft.units + phase.units,
    isTapped: true,
  });
};

/** After the last fall the sum of all stands; a high one has its plate or its certificate. */
const addFallsEnd = (draft: TimelineDraft, phase: FallPhase): void => {
  const { tier, outcome } = draft;
  const falls = outcome.phases.filter((one) => one.type === 'fall' && one.wins.length > 0).length;
  const count = tier === 'great' ? countOf(draft, tier) : { countFrom: 0, countMs: 0 };
  const isQuiet = tier === 'none' || tier === 'returned';
  add(draft, {
    type: 'wins',
    board: phase.board,
    mood: isQuiet ? 'quiet' : 'round',
    tier,
    wins: byWorth(phase.wins),
    openers: [],
    inTurn: [],
    eachMs: times.eachLine,
    ...count,
    caption: isQuiet ? captionOf(tier, [], false) : { type: 'falls', falls },
    fall: phase.fall,
    isLast: true,
    length: count.countFrom + count.countMs,
    to: outcome.units,
    isTapped: true,
  });
};
