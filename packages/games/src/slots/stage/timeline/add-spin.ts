import type { Cell, SpinPhase, Win } from '../../rules/round';
import type { ReelRules, Rules } from '../../rules/slot';
import {
  add,
  byWorth,
  captionOf,
  counted,
  countOf,
  moved,
  type TimelineDraft,
  type Timed,
} from './timeline-draft';
import { planStops, winTier } from './motion';
import type { ReelsSegment, Rest } from './timeline';
import { linesShown, times } from './times';

type Place = { index: number; isLast: boolean };

export const addSpin = (draft: TimelineDraft, phase: SpinPhase, { index, isLast }: Place): void => {
  if (phase.free && draft.feature) {
    const awarded = phase.free.awarded - (phase.awards ?? 0);
    draft.feature = { ...draft.feature, index: phase.free.index, awarded };
  }
  addReels(draft, phase, index);
  const rest: Rest = { board: phase.read ?? phase.board, neighbours: phase.neighbours };
  const scatter = phase.wins.find(({ kind }) => kind === 'scatter');
  if (!phase.free && phase.awards) {
    addEntry(draft, phase, rest, scatter);
    return;
  }
  const shownWins = phase.wins.filter((win) => !(phase.awards && win === scatter));
  if (phase.free) addFreeWins(draft, phase, rest, shownWins, isLast);
  else addRoundWins(draft, rest, shownWins, openersOf(draft.rules, phase));
  if (phase.free && phase.awards && scatter) addRetrigger(draft, phase, rest, scatter);
};

const addReels = (draft: TimelineDraft, phase: SpinPhase, index: number): void => {
  const { rules, isReduced, at, stands } = draft;
  const answerAt = index ? 0 : Math.max(0, draft.answerAt - at);
  const plans = planStops((rules as ReelRules).cols, answerAt, phase.waits);
  const rests = Math.max(...plans.map(({ rest }) => rest));
  const length = isReduced ? answerAt + times.reduced : rests;
  const segment: Omit<ReelsSegment, Timed> = {
    type: 'reels',
    before: stands,
    phase,
    plans,
    start: at,
    answerAt,
    opens: opensOf(rules as ReelRules),
  };
  add(draft, { ...segment, length });
  if (phase.read) {
    add(draft, { type: 'fill', phase, read: phase.read, length: moved(draft, times.fill) });
  }
};

const opensOf = ({ scatter, pick }: ReelRules): ReelsSegment['opens'] => {
  if (pick) return { symbol: pick.symbol, of: pick.reels.length };
  if (!scatter) return null;
  return { symbol: scatter.symbol, of: Math.min(...Object.keys(scatter.spins).map(Number)) };
};

/** The symbols that opened the plates without paying of themselves. */
const openersOf = (rules: Rules, phase: SpinPhase): Cell[] => {
  if (!phase.opensPick || rules.kind === 'anywhere') return [];
  return phase.board.flatMap((column, reel) =>
    column.flatMap((symbol, row) => (symbol === rules.pick?.symbol ? [{ reel, row }] : [])),
  );
};

const addEntry = (draft: TimelineDraft, phase: SpinPhase, rest: Rest, scatter?: Win): void => {
  const { rules } = draft;
  const spins = phase.awards ?? 0;
  const multiplier = rules.kind === 'anywhere' ? 1 : (rules.scatter?.multiplier ?? 1);
  const { hold, card, ground } = times.entry;
  add(draft, {
    type: 'entry',
    ...rest,
    cells: scatter?.cells ?? [],
    spins,
    multiplier,
    scatters: scatter?.count ?? 0,
    scatterUnits: scatter?.units ?? 0,
    wins: phase.wins,
    length:
      moved(draft, times.negative) + hold + moved(draft, times.gameHeader) + moved(draft, card),
    to: draft.units + phase.units,
    gate: 'tap',
  });
  draft.feature = {
    turn: 1,
    ground: 0,
    index: 0,
    awarded: spins,
    multiplier,
    plus: null,
    isDone: false,
  };
  const { outcome } = draft;
  const length = moved(draft, ground);
  add(draft, { type: 'ground', ...rest, isOpening: true, outcome, length });
  draft.feature = { ...draft.feature, ground: 1 };
};

const addFreeWins = (
  draft: TimelineDraft,
  phase: SpinPhase,
  rest: Rest,
  won: Win[],
  isLast: boolean,
): void => {
  const wins = byWorth(won);
  const inTurn = wins.slice(0, linesShown);
  const eachMs = moved(draft, times.lineDraw) + times.freeSpin.amount;
  const units = wins.reduce((sum, win) => sum + win.units, 0);
  const turns = inTurn.length * eachMs;
  const hasMore = !isLast && !phase.awards;
  add(draft, {
    type: 'wins',
    ...rest,
    mood: 'free',
    tier: 'none',
    wins: phase.wins,
    openers: [],
    inTurn,
    eachMs,
    countFrom: 0,
    countMs: counted(draft, turns),
    caption: { type: 'free', win: wins[0] ?? null },
    fall: null,
    isLast: false,
    length: turns + (hasMore ? times.freeSpin.pause : 0),
    to: draft.units + units,
    isTapped: true,
  });
};

const addRetrigger = (draft: TimelineDraft, phase: SpinPhase, rest: Rest, win: Win): void => {
  const spins = phase.awards ?? 0;
  add(draft, {
    type: 'retrigger',
    ...rest,
    win,
    wins: phase.wins,
    spins,
    length: times.retrigger.whole,
    to: draft.units + win.units,
    isTapped: true,
  });
};

/** The end of a spin that opens no feature, celebrated by the whole round's payout. */
const addRoundWins = (draft: TimelineDraft, rest: Rest, won: Win[], openers: Cell[]): void => {
  const { outcome, rules } = draft;
  const isOpen = outcome.awaits !== undefined;
  const hasPick = outcome.phases.some(({ type }) => type === 'pick');
  const wonUnits = won.reduce((sum, win) => sum + win.units, 0);
  const to = hasPick ? draft.units + wonUnits : outcome.units;
  const tier = hasPick ? winTier(wonUnits, rules.units) : draft.tier;
  const wins = byWorth(won);
  const isQuiet = tier === 'none' || tier === 'returned';
  const isGrand = tier === 'grand' && !hasPick;
  const inTurn = isQuiet ? [] : wins.slice(0, linesShown);
  const eachMs = isGrand
    ? Math.min(times.eachLine, times.certificate.lines / Math.max(1, inTurn.length))
    : times.eachLine;
  const count = countOf(draft, tier);
  const turns = inTurn.length > 1 || isGrand ? inTurn.length * eachMs : 0;
  const shown = Math.max(count.countFrom + count.countMs, turns);
  const opening = isOpen ? moved(draft, times.negative) + times.entry.hold : 0;
  add(draft, {
    type: 'wins',
    ...rest,
    mood: isQuiet ? 'quiet' : 'round',
    tier,
    wins,
    openers,
    inTurn,
    eachMs,
    ...count,
    caption: captionOf(tier, wins, isOpen),
    fall: null,
    isLast: true,
    length: Math.max(opening, isQuiet ? 0 : shown),
    to: isGrand ? draft.units : to,
    isTapped: true,
  });
};
