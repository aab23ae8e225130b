import type { Board, Cell, FallPhase, Outcome, SpinPhase, Win } from '../lib/round';
import type { ReelRules, Rules } from '../lib/slot';
import { boardFallMs } from './columns';
import { fall, planStops, tierOf, winFeel, type ReelPlan, type Tier } from './feel';
import type { Caption } from './scene';
import { standingAfter, type Standing } from './standing';

/** Cross-fade of one column where motion is reduced. */
export const fadeMs = 80;
/** The wild spreads over its reel. */
const fillMs = 420;
/** A feature is announced this long. */
const noteMs = 1600;
/** Between two free spins, after what the first paid has been shown. */
const pauseMs = 300;
const shortWinMs = 700;

type Span = { from: number; until: number };

export type ReelsBeat = Span & {
  type: 'reels';
  before: Standing;
  phase: SpinPhase;
  plans: ReelPlan[];
  /** The beginning of this spin: the press, or a free spin's own. */
  start: number;
  answerAt: number;
};
export type FillBeat = Span & { type: 'fill'; phase: SpinPhase; read: Board };
export type DropBeat = Span & {
  type: 'drop';
  phase: FallPhase;
  before: Board;
  /** Cells of `before` that were paid; null when a whole new board falls in. */
  removed: Cell[] | null;
  /** From when the new board falls in. */
  dropAt: number;
};
export type WinsBeat = Span & {
  type: 'wins';
  phase: SpinPhase | FallPhase;
  board: Board;
  wins: Win[];
  highlighted: Cell[];
  tier: Tier;
  units: { from: number; to: number };
  caption: Caption;
  /** Wins whose lines are ruled one after the other, and how long each. */
  inTurn: Win[];
  eachMs: number;
  countMs: number;
  isLast: boolean;
};
export type Beat = ReelsBeat | FillBeat | DropBeat | WinsBeat;

/** A round as it is shown. Times are milliseconds since the press. */
export type Story = {
  rules: Rules;
  beats: Beat[];
  /** Everything lies where it will stay: a new round may begin. */
  restAt: number;
  /** The last celebration is over. */
  endAt: number;
  isReduced: boolean;
};

export type Telling = {
  rules: Rules;
  outcome: Outcome;
  before: Standing;
  /** When the server's answer came. */
  answerAt: number;
  isReduced?: boolean;
};

/** The beats of a round, from the phases the server decided. */
export const tellStory = ({
  rules,
  outcome,
  before,
  answerAt,
  isReduced = false,
}: Telling): Story => {
  const beats: Beat[] = [];
  const phases = outcome.phases.filter((phase) => phase.type !== 'pick');
  const isOpen = outcome.awaits === 'pick';
  const hasPick = outcome.phases.some((phase) => phase.type === 'pick');
  let at = 0;
  let units = 0;
  let stands = before;
  phases.forEach((phase, index) => {
    const isLast = index === phases.length - 1;
    const teller = { rules, at, stands, answerAt: index ? at : answerAt, isReduced, index };
    const previous = phases[index - 1];
    const moved =
      phase.type === 'spin'
        ? spinBeats(teller, phase)
        : fallBeats(teller, phase, previous?.type === 'fall' ? previous : undefined);
    beats.push(...moved);
    at = moved.at(-1)?.until ?? at;
    const told = isLast && !isOpen ? outcome.units : units + phase.units;
    const shown = winsBeat({ rules, phase, at, isReduced, isLast, isOpen, hasPick }, units, told);
    beats.push(shown);
    at = shown.until;
    units = told;
    stands = standingAfter({ ...outcome, phases: [phase] }) ?? stands;
  });
  return { rules, beats, restAt: beats.at(-1)?.from ?? 0, endAt: at, isReduced };
};

type Teller = {
  rules: Rules;
  at: number;
  stands: Standing;
  answerAt: number;
  isReduced: boolean;
  index: number;
};

const spinBeats = (teller: Teller, phase: SpinPhase): Beat[] => {
  const { rules, at, stands, isReduced, index } = teller;
  const answerAt = teller.answerAt - at;
  const plans = planStops((rules as ReelRules).cols, index ? 0 : answerAt, phase.waits);
  const moved = isReduced
    ? Math.max(0, answerAt) + fadeMs * rules.cols
    : Math.max(...plans.map(({ rest }) => rest));
  const until = at + moved;
  const spin: ReelsBeat = {
    type: 'reels',
    from: at,
    until,
    before: stands,
    phase,
    plans,
    start: at,
    answerAt: Math.max(0, answerAt),
  };
  if (!phase.read) return [spin];
  const length = isReduced ? fadeMs : fillMs;
  return [spin, { type: 'fill', from: until, until: until + length, phase, read: phase.read }];
};

const fallBeats = (teller: Teller, phase: FallPhase, previous?: FallPhase): Beat[] => {
  const { at, stands, isReduced, rules } = teller;
  const whole = isReduced ? fadeMs * rules.cols : boardFallMs(rules.cols);
  if (!previous) {
    const dropAt = isReduced ? teller.answerAt : Math.max(teller.answerAt, boardFallMs(rules.cols));
    return [
      {
        type: 'drop',
        from: at,
        until: dropAt + whole,
        phase,
        before: stands.board,
        removed: null,
        dropAt,
      },
    ];
  }
  const removed = previous.wins.flatMap(({ cells }) => cells);
  const until = at + (isReduced ? fadeMs : fall.dropMs);
  return [{ type: 'drop', from: at, until, phase, before: previous.board, removed, dropAt: at }];
};

type Showing = {
  rules: Rules;
  phase: SpinPhase | FallPhase;
  at: number;
  isReduced: boolean;
  isLast: boolean;
  isOpen: boolean;
  hasPick: boolean;
};

/** Celebrated by what the whole round paid at its end, by the phase's own pay before. */
const winsBeat = (showing: Showing, from: number, to: number): WinsBeat => {
  const { rules, phase, at, isReduced, isLast } = showing;
  const wins = [...phase.wins].sort((one, other) => other.units - one.units);
  const paid = isLast ? to : phase.units;
  const tier = showing.isOpen ? tierOf(phase.units, rules.units) : tierOf(paid, rules.units);
  const isLong = tier === 'large' || tier === 'great' || tier === 'grand';
  const ruled = wins.filter((win) => win.kind === 'line');
  const inTurn = isLast && isLong && !isReduced ? ruled.slice(0, 6) : [];
  const span = winFeel.mostMs - winFeel.negativeMs;
  const eachMs = Math.min(winFeel.eachLineMs, span / Math.max(1, inTurn.length));
  const countMs = isReduced ? 0 : isLong ? winFeel.longCountMs : winFeel.countMs;
  const length = isLast
    ? lastLength(tier, isReduced, inTurn.length * eachMs, countMs)
    : phaseLength(phase, isReduced);
  return {
    type: 'wins',
    from: at,
    until: at + length,
    phase,
    board: phase.type === 'spin' ? (phase.read ?? phase.board) : phase.board,
    wins,
    highlighted: [...wins.flatMap(({ cells }) => cells), ...featureCells(rules, phase)],
    tier,
    units: { from, to },
    caption: captionOf(showing, wins, tier),
    inTurn,
    eachMs,
    countMs,
    isLast,
  };
};

const lastLength = (tier: Tier, isReduced: boolean, turns: number, countMs: number): number => {
  if (tier === 'none' || tier === 'returned' || isReduced) return 0;
  const ruled = winFeel.negativeMs + Math.max(winFeel.lineMs, turns);
  const turned = tier === 'great' || tier === 'grand' ? winFeel.rosetteMs : 0;
  return Math.min(winFeel.mostMs, Math.max(ruled, countMs, turned));
};

const phaseLength = (phase: SpinPhase | FallPhase, isReduced: boolean): number => {
  if (phase.type === 'fall') return isReduced ? fall.cycleMs : fall.cycleMs - fall.dropMs;
  if (phase.awards) return noteMs;
  return phase.units ? shortWinMs : pauseMs;
};

/** The symbols that opened a feature without paying of themselves. */
const featureCells = (rules: Rules, phase: SpinPhase | FallPhase): Cell[] => {
  if (phase.type !== 'spin' || !phase.opensPick || rules.kind === 'anywhere') return [];
  return phase.board.flatMap((column, reel) =>
    column.flatMap((symbol, row) => (symbol === rules.pick?.symbol ? [{ reel, row }] : [])),
  );
};

const captionOf = (
  { phase, isLast, isOpen, hasPick }: Showing,
  wins: Win[],
  tier: Tier,
): Caption => {
  if (isOpen) return { type: 'pick' };
  if (phase.type === 'spin' && phase.awards) return { type: 'awarded', spins: phase.awards };
  if (phase.type === 'spin' && phase.free && !isLast) return { type: 'free', ...phase.free };
  if (phase.type === 'fall' && !isLast) {
    return { type: 'fall', fall: phase.fall, multiplier: phase.multiplier };
  }
  if (tier === 'none') return { type: 'nothing' };
  if (tier === 'returned') return { type: 'returned' };
  const best = hasPick ? null : (wins[0] ?? null);
  return { type: 'won', win: best, others: Math.max(0, wins.length - 1) };
};
