import { anywhereWins, asksOf, emptyBoard, fallen, refilled } from './cascade';
import { answer, type Draw, type DrawSequence } from '../../fair/fair';
import {
  boardAt,
  boardWins,
  filledBoard,
  neighboursAt,
  opensPick,
  scatterWin,
  waitsOf,
} from './reels';
import { withLifts } from './pick-bonus';
import type { DrawnSlot, FallPhase, PlateFace, SlotOutcome, SpinPhase } from './round';
import type { CascadeRules, Pick, ReelRules, Rules } from './slot';

/**
 * A round as it is drawn. Only the rules and the numbers are inputs: no stake, no player, no date.
 * The plates of a pick are drawn here, before the first is picked, and revealed only when the pick
 * is over.
 */
export const drawRound = (rules: Rules): DrawSequence<DrawnSlot> =>
  rules.kind === 'anywhere' ? drawFalls(rules) : drawSpins(rules);

/** The round of a source of numbers, with the plates the player lifted, in order. */
export const playRound = (rules: Rules, draw: Draw, lifted: readonly number[] = []): SlotOutcome =>
  withLifts(rules, answer(drawRound(rules), draw), lifted);

function* drawSpins(rules: ReelRules): DrawSequence<DrawnSlot> {
  const first = yield* drawSpin(rules, 0, 1);
  const phases: SlotOutcome['phases'] = [first];
  const most = rules.scatter?.most ?? 0;
  let awarded = first.awards ?? 0;
  for (let index = 1; index <= awarded; index += 1) {
    const multiplier = rules.scatter?.multiplier ?? 1;
    const { awards: more = 0, ...spin } = yield* drawSpin(rules, index, multiplier);
    const awards = Math.min(more, most - awarded);
    awarded += awards;
    phases.push({
      ...spin,
      free: { index, awarded, multiplier },
      ...(awards ? { awards } : {}),
    });
  }
  const plates = rules.pick && first.opensPick ? yield* drawPlates(rules, rules.pick) : null;
  if (plates) phases.push({ type: 'pick', lifted: [], units: 0, over: false });
  return { outcome: outcomeOf(rules, phases, plates ? { awaits: 'pick' } : {}), hidden: plates };
}

/** Spin 0 is the paid one; reel r of spin s is stream s × reels + r. */
function* drawSpin(rules: ReelRules, spin: number, multiplier: number): DrawSequence<SpinPhase> {
  const stops = yield rules.strips.map((strip, reel) => ({
    stream: spin * rules.cols + reel,
    below: strip.length,
  }));
  return spinPhase(rules, stops, multiplier);
}

/** What a stop of all reels shows and pays. */
export const spinPhase = (rules: ReelRules, stops: number[], multiplier = 1): SpinPhase => {
  const board = boardAt(rules, stops);
  const read = filledBoard(rules, board);
  const scatters = scatterWin(rules, board, multiplier);
  const wins = boardWins(rules, read ?? board, multiplier);
  if (scatters.win) wins.push(scatters.win);
  const awards = rules.scatter?.spins[scatters.count];
  return {
    type: 'spin',
    stops,
    board,
    neighbours: neighboursAt(rules, stops),
    ...(read ? { read } : {}),
    wins,
    units: sumOf(wins),
    waits: waitsOf(rules, board),
    ...(awards ? { awards } : {}),
    ...(opensPick(rules, board) ? { opensPick: true } : {}),
  };
};

/** Fisher–Yates from the last plate down, its numbers from the streams after the reels'. */
function* drawPlates(rules: ReelRules, { plates }: Pick): DrawSequence<PlateFace[]> {
  const swaps = yield plates.slice(1).map((_, step) => ({
    stream: rules.cols + step,
    below: plates.length - step,
  }));
  const order = [...plates];
  swaps.forEach((other, step) => {
    const last = order.length - 1 - step;
    const kept = order[last] as PlateFace;
    order[last] = order[other] as PlateFace;
    order[other] = kept;
  });
  return order;
}

/** Boards fall until one does not pay, or the last fall has been paid. */
function* drawFalls(rules: CascadeRules): DrawSequence<DrawnSlot> {
  const phases: FallPhase[] = [];
  let board = emptyBoard(rules);
  for (const [fall, multiplier] of rules.multipliers.entries()) {
    board = refilled(rules, board, yield asksOf(rules, board, fall));
    const wins = anywhereWins(rules, board, multiplier);
    phases.push({ type: 'fall', fall: fall + 1, board, wins, units: sumOf(wins), multiplier });
    if (!wins.length) break;
    board = fallen(board, wins);
  }
  return { outcome: outcomeOf(rules, phases, {}), hidden: null };
}

const outcomeOf = (
  { code, version }: Rules,
  phases: SlotOutcome['phases'],
  waiting: { awaits?: 'pick' },
): SlotOutcome => ({ game: code, version, phases, units: sumOf(phases), ...waiting });

const sumOf = (parts: readonly { units: number }[]): number =>
  parts.reduce((sum, { units }) => sum + units, 0);
