import type {
  Board,
  Cell,
  FallPhase,
  SlotOutcome,
  SpinPhase,
  SymbolName,
  Win,
} from '../../rules/round';
import type { Rules } from '../../rules/slot';
import { winTier, type ReelPlan, type WinTier } from './motion';
import type { Caption, Feature, StageButton } from './scene';
import { restingBoardAfter, type RestingBoard } from './resting-board';
import type { TimelineDraft } from './timeline-draft';
import { addEnd } from './add-end';
import { addFall } from './add-fall';
import { addSpin } from './add-spin';
import { times } from './times';

type Shared = {
  from: number;
  until: number;
  /** The shown units: the figure runs from the first to the second. */
  units: { from: number; to: number };
  /** Free spins as they stand at the beginning of the segment. */
  feature: Feature | null;
  /** A tap leads here; null where it does nothing. */
  tapTo: number | null;
  /** Ends only by the player: by any tap, or by the one button that says so. */
  gate?: 'tap' | 'button';
};

export type ReelsSegment = Shared & {
  type: 'reels';
  before: RestingBoard;
  phase: SpinPhase;
  plans: ReelPlan[];
  /** The beginning of this spin: the press, or a free spin's own. */
  start: number;
  answerAt: number;
  /** The symbol that opens the feature, and how many do. */
  opens: { symbol: SymbolName; of: number } | null;
};
export type FillSegment = Shared & { type: 'fill'; phase: SpinPhase; read: Board };
export type DropSegment = Shared & {
  type: 'drop';
  phase: FallPhase;
  before: Board;
  /** Cells of `before` that were paid; null when a whole new board is exchanged. */
  removed: Cell[] | null;
  isQuiet: boolean;
  /** From when new symbols fall. */
  dropAt: number;
};

/** A board at rest, on which the other segments show something. */
export type Rest = { board: Board; neighbours?: [SymbolName, SymbolName][] };

export type WinsSegment = Shared &
  Rest & {
    type: 'wins';
    /** A round's own wins, those of a free spin, of a fall, or of no celebration. */
    mood: 'round' | 'free' | 'fall' | 'quiet';
    tier: WinTier;
    wins: Win[];
    /** Cells that opened something without paying. */
    openers: Cell[];
    /** Wins shown one after the other, and how long each. */
    inTurn: Win[];
    eachMs: number;
    countFrom: number;
    countMs: number;
    caption: Caption;
    fall: number | null;
    /** The round is over with this segment, but for a card. */
    isLast: boolean;
  };
export type EntrySegment = Shared &
  Rest & {
    type: 'entry';
    cells: Cell[];
    spins: number;
    multiplier: number;
    scatters: number;
    scatterUnits: number;
    wins: Win[];
  };
export type GroundSegment = Shared &
  Rest & { type: 'ground'; isOpening: boolean; outcome: SlotOutcome };
export type RetriggerSegment = Shared &
  Rest & { type: 'retrigger'; win: Win; wins: Win[]; spins: number };
export type EndSegment = Shared & Rest & { type: 'end'; of: 'spins' | 'pick'; rows: number };
export type CertificateSegment = Shared &
  Rest & { type: 'certificate'; rows: number; waitMs: number; wins: Win[] };

export type Segment =
  | ReelsSegment
  | FillSegment
  | DropSegment
  | WinsSegment
  | EntrySegment
  | GroundSegment
  | RetriggerSegment
  | EndSegment
  | CertificateSegment;

/** A round as it is shown. Times are milliseconds since the press; at a gate the clock stands. */
export type Timeline = {
  rules: Rules;
  segments: Segment[];
  gates: { at: number; by: 'tap' | 'button' }[];
  /** What the round paid, in stakes and as it stands at the end. */
  tier: WinTier;
  units: number;
  /** Everything lies where it will stay: a new round may begin. */
  restAt: number;
  /** The figure of the sum stands. */
  sumShownAt: number;
  /** The last celebration is over. */
  endAt: number;
  /** Free spins or plates: a card shows the total. */
  hasFeature: boolean;
  /** The board and words that stay. */
  final: WinsSegment;
  isReduced: boolean;
};

export type Telling = {
  rules: Rules;
  outcome: SlotOutcome;
  before: RestingBoard;
  /** When the server's answer came. */
  answerAt: number;
  isReduced?: boolean;
};

/** The segments of a round, from the phases the server decided. */
export const timelineOf = (telling: Telling): Timeline => {
  const { rules, outcome, before, isReduced = false } = telling;
  const draft: TimelineDraft = {
    rules,
    outcome,
    isReduced,
    answerAt: telling.answerAt,
    tier: winTier(outcome.units, rules.units),
    segments: [],
    at: 0,
    units: 0,
    stands: before,
    feature: null,
  };
  const phases = outcome.phases.filter((phase) => phase.type !== 'pick');
  phases.forEach((phase, index) => {
    const isLast = index === phases.length - 1;
    const previous = phases[index - 1];
    if (phase.type === 'spin') addSpin(draft, phase, { index, isLast });
    else addFall(draft, phase, { previous: previous?.type === 'fall' ? previous : null, isLast });
    draft.stands = restingBoardAfter({ ...outcome, phases: [phase] }) ?? draft.stands;
  });
  if (!outcome.awaits) addEnd(draft);
  return storyOf(draft);
};

/** Only the end of a round whose plates have all been lifted: the ticket with the sum. */
export const endTimelineOf = ({ rules, outcome, before, isReduced = false }: Telling): Timeline => {
  const whole = timelineOf({ rules, outcome, before, answerAt: 0, isReduced });
  const first = whole.segments.findIndex(({ type }) => type === 'end' || type === 'certificate');
  return first < 0 ? whole : { ...whole, segments: whole.segments.slice(first) };
};

const storyOf = ({ rules, segments, tier, outcome, isReduced }: TimelineDraft): Timeline => {
  const final = segments.findLast((segment): segment is WinsSegment => segment.type === 'wins');
  if (!final) throw new Error('a timeline without a board at rest');
  const gates = segments.flatMap(({ gate, until }) => (gate ? [{ at: until, by: gate }] : []));
  const last = segments.at(-1);
  const end = last ? last.until + (last.gate ? 1 : 0) : 0;
  const isPicking = final.caption.type === 'pick';
  return {
    rules,
    segments,
    gates,
    tier,
    units: outcome.units,
    restAt: gates.length || isPicking ? end : final.from,
    sumShownAt: sumShownAt(segments),
    endAt: end,
    hasFeature: outcome.phases.some((phase) => phase.type === 'pick' || isFree(phase)),
    final,
    isReduced,
  };
};

const isFree = (phase: SlotOutcome['phases'][number]): boolean =>
  phase.type === 'spin' && phase.free !== undefined;

const sumShownAt = (segments: readonly Segment[]): number => {
  const last = segments.findLast(({ type }) => type !== 'ground');
  if (last?.type === 'wins') return last.from + last.countFrom + last.countMs;
  if (last?.type !== 'end' && last?.type !== 'certificate') return last?.until ?? 0;
  return last.until - last.rows * (last.type === 'end' ? times.end.row : times.certificate.row);
};

/** The segment of a moment. */
export const segmentAt = ({ segments }: Timeline, t: number): Segment => {
  const segment = segments.findLast(({ from }) => t >= from) ?? segments[0];
  if (!segment) throw new Error('a timeline without segments');
  return segment;
};

/** What the button says while a round is shown. */
export const buttonIn = (timeline: Timeline, segment: Segment): StageButton => {
  if (segment.type === 'entry') return segment.gate ? 'begin' : 'running';
  if (segment.type === 'end' || segment.type === 'certificate') return 'continue';
  if (segment.feature) return 'next';
  return timeline.rules.kind === 'anywhere' && segment.type !== 'reels' ? 'falling' : 'running';
};
