import type {
  Board,
  Cell,
  FallPhase,
  Outcome,
  SpinPhase,
  SymbolName,
  Win,
} from '../../../rounds/round';
import type { Rules } from '../../rules/slot';
import { tierOf, type ReelPlan, type Tier } from './feel';
import type { Caption, Feature, StageButton } from './scene';
import { standingAfter, type Standing } from './standing';
import type { Course } from './course';
import { addEnd } from './story-end';
import { addFall } from './story-falls';
import { addSpin } from './story-spins';
import { times } from './times';

type Shared = {
  from: number;
  until: number;
  /** What has been told: the figure runs from the first to the second. */
  units: { from: number; to: number };
  /** Free spins as they stand at the beginning of the beat. */
  feature: Feature | null;
  /** A tap leads here; null where it does nothing. */
  tapTo: number | null;
  /** Ends only by the player: by any tap, or by the one button that says so. */
  gate?: 'tap' | 'button';
};

export type ReelsBeat = Shared & {
  type: 'reels';
  before: Standing;
  phase: SpinPhase;
  plans: ReelPlan[];
  /** The beginning of this spin: the press, or a free spin's own. */
  start: number;
  answerAt: number;
  /** The symbol that opens the feature, and how many do. */
  opens: { symbol: SymbolName; of: number } | null;
};
export type FillBeat = Shared & { type: 'fill'; phase: SpinPhase; read: Board };
export type DropBeat = Shared & {
  type: 'drop';
  phase: FallPhase;
  before: Board;
  /** Cells of `before` that were paid; null when a whole new board is exchanged. */
  removed: Cell[] | null;
  isQuiet: boolean;
  /** From when new symbols fall. */
  dropAt: number;
};

/** A board at rest, on which the other beats tell something. */
export type Rest = { board: Board; neighbours?: [SymbolName, SymbolName][] };

export type WinsBeat = Shared &
  Rest & {
    type: 'wins';
    /** A round's own wins, those of a free spin, of a fall, or of no celebration. */
    mood: 'round' | 'free' | 'fall' | 'quiet';
    tier: Tier;
    wins: Win[];
    /** Cells that opened something without paying. */
    openers: Cell[];
    /** Wins told one after the other, and how long each. */
    inTurn: Win[];
    eachMs: number;
    countFrom: number;
    countMs: number;
    caption: Caption;
    fall: number | null;
    /** The round is over with this beat, but for a card. */
    isLast: boolean;
  };
export type EntryBeat = Shared &
  Rest & {
    type: 'entry';
    cells: Cell[];
    spins: number;
    multiplier: number;
    scatters: number;
    scatterUnits: number;
    wins: Win[];
  };
export type GroundBeat = Shared & Rest & { type: 'ground'; isOpening: boolean; outcome: Outcome };
export type RetriggerBeat = Shared &
  Rest & { type: 'retrigger'; win: Win; wins: Win[]; spins: number };
export type EndBeat = Shared & Rest & { type: 'end'; of: 'spins' | 'pick'; rows: number };
export type CertificateBeat = Shared &
  Rest & { type: 'certificate'; rows: number; waitMs: number; wins: Win[] };

export type Beat =
  | ReelsBeat
  | FillBeat
  | DropBeat
  | WinsBeat
  | EntryBeat
  | GroundBeat
  | RetriggerBeat
  | EndBeat
  | CertificateBeat;

/** A round as it is shown. Times are milliseconds since the press; at a gate the clock stands. */
export type Story = {
  rules: Rules;
  beats: Beat[];
  gates: { at: number; by: 'tap' | 'button' }[];
  /** What the round paid, in stakes and as it stands at the end. */
  tier: Tier;
  units: number;
  /** Everything lies where it will stay: a new round may begin. */
  restAt: number;
  /** The figure of the sum stands. */
  toldAt: number;
  /** The last celebration is over. */
  endAt: number;
  /** Free spins or plates: the sum is told on a card. */
  hasFeature: boolean;
  /** The board and words that stay. */
  final: WinsBeat;
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
export const tellStory = (telling: Telling): Story => {
  const { rules, outcome, before, isReduced = false } = telling;
  const course: Course = {
    rules,
    outcome,
    isReduced,
    answerAt: telling.answerAt,
    tier: tierOf(outcome.units, rules.units),
    beats: [],
    at: 0,
    units: 0,
    stands: before,
    feature: null,
  };
  const phases = outcome.phases.filter((phase) => phase.type !== 'pick');
  phases.forEach((phase, index) => {
    const isLast = index === phases.length - 1;
    const previous = phases[index - 1];
    if (phase.type === 'spin') addSpin(course, phase, { index, isLast });
    else addFall(course, phase, { previous: previous?.type === 'fall' ? previous : null, isLast });
    course.stands = standingAfter({ ...outcome, phases: [phase] }) ?? course.stands;
  });
  if (!outcome.awaits) addEnd(course);
  return storyOf(course);
};

/** Only the end of a round whose plates have all been lifted: the ticket with the sum. */
export const tellEnd = ({ rules, outcome, before, isReduced = false }: Telling): Story => {
  const whole = tellStory({ rules, outcome, before, answerAt: 0, isReduced });
  const first = whole.beats.findIndex(({ type }) => type === 'end' || type === 'certificate');
  return first < 0 ? whole : { ...whole, beats: whole.beats.slice(first) };
};

const storyOf = ({ rules, beats, tier, outcome, isReduced }: Course): Story => {
  const final = beats.findLast((beat): beat is WinsBeat => beat.type === 'wins');
  if (!final) throw new Error('a story without a board at rest');
  const gates = beats.flatMap(({ gate, until }) => (gate ? [{ at: until, by: gate }] : []));
  const last = beats.at(-1);
  const end = last ? last.until + (last.gate ? 1 : 0) : 0;
  const isPicking = final.caption.type === 'pick';
  return {
    rules,
    beats,
    gates,
    tier,
    units: outcome.units,
    restAt: gates.length || isPicking ? end : final.from,
    toldAt: toldAt(beats),
    endAt: end,
    hasFeature: outcome.phases.some((phase) => phase.type === 'pick' || isFree(phase)),
    final,
    isReduced,
  };
};

const isFree = (phase: Outcome['phases'][number]): boolean =>
  phase.type === 'spin' && phase.free !== undefined;

const toldAt = (beats: readonly Beat[]): number => {
  const last = beats.findLast(({ type }) => type !== 'ground');
  if (last?.type === 'wins') return last.from + last.countFrom + last.countMs;
  if (last?.type !== 'end' && last?.type !== 'certificate') return last?.until ?? 0;
  return last.until - last.rows * (last.type === 'end' ? times.end.row : times.certificate.row);
};

/** The beat of a moment. */
export const beatAt = ({ beats }: Story, t: number): Beat => {
  const beat = beats.findLast(({ from }) => t >= from) ?? beats[0];
  if (!beat) throw new Error('a story without beats');
  return beat;
};

/** What the button says while a round is shown. */
export const buttonIn = (story: Story, beat: Beat): StageButton => {
  if (beat.type === 'entry') return beat.gate ? 'begin' : 'running';
  if (beat.type === 'end' || beat.type === 'certificate') return 'continue';
  if (beat.feature) return 'next';
  return story.rules.kind === 'anywhere' && beat.type !== 'reels' ? 'falling' : 'running';
};
