import type { FallPhase } from '../../../rounds/round';
import { exchangeMs } from './columns';
import { add, byWorth, captionOf, counted, countOf, moved, type Course } from './course';
import { feel } from './feel';
import { times } from './times';

type FallPlace = { previous: FallPhase | null; isLast: boolean };

export const addFall = (
  course: Course,
  phase: FallPhase,
  { previous, isLast }: FallPlace,
): void => {
  const { rules, at, stands, isReduced } = course;
  const soFar = course.units + phase.units;
  const isQuiet = soFar <= rules.units;
  const leave = previous ? moved(course, times.fall.leave) : 0;
  const dropAt = previous ? at + leave : Math.max(course.answerAt, isReduced ? 0 : feel.backMs * 3);
  add(course, {
    type: 'drop',
    phase,
    before: previous?.board ?? stands.board,
    removed: previous ? previous.wins.flatMap(({ cells }) => cells) : null,
    isQuiet: course.units <= rules.units,
    dropAt,
    length: dropAt - at + moved(course, exchangeMs(rules.cols)),
  });
  if (phase.wins.length) addFallWins(course, phase, isQuiet);
  if (isLast) addFallsEnd(course, phase);
};

const addFallWins = (course: Course, phase: FallPhase, isQuiet: boolean): void => {
  const { fall, multiplier, board } = phase;
  const wins = byWorth(phase.wins);
  add(course, {
    type: 'wins',
    board,
    mood: 'fall',
    tier: isQuiet ? 'returned' : 'none',
    wins,
    openers: [],
    inTurn: wins,
    eachMs: times.fall.hold,
    countFrom: isQuiet ? 0 : counted(course, times.negative),
    countMs: isQuiet ? 0 : counted(course, times.fall.count),
    caption: { type: 'fall', fall, multiplier, win: wins[0] ?? null },
    fall,
    isLast: false,
    length: times.fall.hold,
    to: course.units + phase.units,
    isTapped: true,
  });
};

/** After the last fall the sum of all stands; a high one has its plate or its certificate. */
const addFallsEnd = (course: Course, phase: FallPhase): void => {
  const { tier, outcome } = course;
  const falls = outcome.phases.filter((one) => one.type === 'fall' && one.wins.length > 0).length;
  const count = tier === 'great' ? countOf(course, tier) : { countFrom: 0, countMs: 0 };
  const isQuiet = tier === 'none' || tier === 'returned';
  add(course, {
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
