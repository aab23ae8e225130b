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
import type { FallPhase, Outcome, PickPhase, PlateFace, SpinPhase } from '../../rounds/round';
import type { CascadeRules, Pick, ReelRules, Rules } from './slot';
import type { ComputedRound } from '../../rounds/wire';

/**
 * A round as it is drawn. Nothing but the rules and the numbers goes in: no stake, no player, no
 * date. The plates of a pick are drawn here, before the first is lifted, and told only when it is
 * over.
 */
export const drawRound = (rules: Rules): DrawSequence<ComputedRound> =>
  rules.kind === 'anywhere' ? drawFalls(rules) : drawSpins(rules);

/** The round of a source of numbers, with the plates the player lifted, in order. */
export const playRound = (rules: Rules, draw: Draw, lifted: readonly number[] = []): Outcome =>
  withLifts(rules, answer(drawRound(rules), draw), lifted);

/** A computed round with the player's choices in it. */
export const withLifts = (
  rules: Rules,
  { outcome, plates }: ComputedRound,
  lifted: readonly number[],
): Outcome => lifted.reduce((told, plate) => liftPlate(rules, told, plates ?? [], plate), outcome);

/** The round after one more plate; a RangeError when there is nothing to lift there. */
export const liftPlate = (
  rules: Rules,
  outcome: Outcome,
  plates: readonly PlateFace[],
  plate: number,
): Outcome => {
  const open = outcome.phases.at(-1);
  const pick = rules.kind === 'anywhere' ? undefined : rules.pick;
  const shows = plates[plate];
  if (!pick || open?.type !== 'pick' || open.over || shows === undefined) {
    throw new RangeError('there is no plate to lift');
  }
  if (open.lifted.some((earlier) => earlier.plate === plate)) {
    throw new RangeError('this plate has been lifted');
  }
  const lifted = [...open.lifted, { plate, shows }];
  const over = lifted.length === pick.lifts;
  const units = over ? platesPay(lifted.map((one) => one.shows)) * rules.units : 0;
  const phase: PickPhase = over
    ? { type: 'pick', lifted, plates: [...plates], units, over }
    : { type: 'pick', lifted, units, over };
  const { awaits, ...rest } = outcome;
  return {
    ...rest,
    phases: [...outcome.phases.slice(0, -1), phase],
    units: outcome.units + units,
    ...(over ? {} : { awaits }),
  };
};

/** The plates a round waits for, lowest number first. */
export const plateNumbersLeft = (rules: Rules, outcome: Outcome): number[] => {
  const open = outcome.phases.at(-1);
  if (rules.kind === 'anywhere' || !rules.pick || open?.type !== 'pick' || open.over) return [];
  return rules.pick.plates
    .map((_, plate) => plate)
    .filter((plate) => !open.lifted.some((earlier) => earlier.plate === plate));
};

/** The sum of the numbers, in multiples of the stake, doubled by the plate that doubles. */
export const platesPay = (shown: readonly PlateFace[]): number => {
  const sum = shown.reduce<number>((total, face) => total + (face === 'x2' ? 0 : face), 0);
  return shown.includes('x2') ? 2 * sum : sum;
};

function* drawSpins(rules: ReelRules): DrawSequence<ComputedRound> {
  const first = yield* drawSpin(rules, 0, 1);
  const phases: Outcome['phases'] = [first];
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
  return { outcome: told(rules, phases, plates ? { awaits: 'pick' } : {}), plates };
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
function* drawFalls(rules: CascadeRules): DrawSequence<ComputedRound> {
  const phases: FallPhase[] = [];
  let board = emptyBoard(rules);
  for (const [fall, multiplier] of rules.multipliers.entries()) {
    board = refilled(rules, board, yield asksOf(rules, board, fall));
    const wins = anywhereWins(rules, board, multiplier);
    phases.push({ type: 'fall', fall: fall + 1, board, wins, units: sumOf(wins), multiplier });
    if (!wins.length) break;
    board = fallen(board, wins);
  }
  return { outcome: told(rules, phases, {}), plates: null };
}

const told = (
  { code, version }: Rules,
  phases: Outcome['phases'],
  waiting: { awaits?: 'pick' },
): Outcome => ({ game: code, version, phases, units: sumOf(phases), ...waiting });

const sumOf = (parts: readonly { units: number }[]): number =>
  parts.reduce((sum, { units }) => sum + units, 0);
