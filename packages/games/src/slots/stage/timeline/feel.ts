/**
 * How reels move, as pure functions of the time since the press. Nothing here knows whether a round
 * wins: `waits` says only that the reels already stopped leave something open, and lasts the same
 * for hit and miss.
 */

export const feel = {
  /** Between the starts of neighbouring reels. */
  staggerMs: 60,
  /** The step back before a start and past a stop, in cells. */
  back: 0.07,
  backMs: 80,
  rampMs: 180,
  cellsPerSecond: 24,
  /** No reel stops before this, however fast the answer. */
  minStopMs: 700,
  gapMs: 220,
  gapOfThreeMs: 300,
  /** The last cells, in which a reel comes to rest. */
  endCells: 2,
  endMs: 340,
  settleMs: 110,
  waitMs: 900,
  /** Above this speed the motion print is drawn. */
  printAbove: 10,
} as const;

const cellsPerMs = feel.cellsPerSecond / 1000;

/** When one reel ends. */
export type ReelPlan = {
  /** The last cells begin. */
  begin: number;
  /** Cells from rest to rest: whole. */
  cells: number;
  rest: number;
};

/** Solves a cubic Bézier of the style sheets' kind for its x. */
const bezier = (x1: number, y1: number, x2: number, y2: number) => (x: number) => {
  let t = x;
  for (let turn = 0; turn < 24; turn++) {
    const rest = 1 - t;
    const miss = 3 * x1 * t * rest ** 2 + 3 * x2 * t * t * rest + t ** 3 - x;
    if (Math.abs(miss) < 1e-9) break;
    const slope = 3 * x1 * rest * (1 - 3 * t) + 3 * x2 * t * (2 - 3 * t) + 3 * t * t;
    t = Math.min(1, Math.max(0, t - miss / (slope || 1e-6)));
  }
  return 3 * y1 * t * (1 - t) ** 2 + 3 * y2 * t * t * (1 - t) + t ** 3;
};

/** Its first slope, four, is the speed of the run over the last cells: no jerk. */
export const easeOut = bezier(0.2, 0.8, 0.2, 1);
export const easeInOut = (share: number): number => share * share * (3 - 2 * share);

/** Cells travelled by a reel that nothing stops, `own` milliseconds after its own start. */
export const freeTravel = (own: number): number => {
  if (own <= 0) return 0;
  if (own < feel.backMs) return -feel.back * easeInOut(own / feel.backMs);
  const ramp = own - feel.backMs;
  if (ramp < feel.rampMs) return -feel.back + (cellsPerMs * ramp ** 2) / 2 / feel.rampMs;
  return -feel.back + cellsPerMs * (ramp - feel.rampMs / 2);
};

/** From when on a reel runs at full speed: from here its strip may be exchanged unseen. */
export const fullSpeedAt = (reel: number): number =>
  reel * feel.staggerMs + feel.backMs + feel.rampMs;

/**
 * When each reel ends, for an answer that came at `answerAt`. A stop is put off to the next whole
 * cell, at most 1/24 s.
 */
export const planStops = (
  reels: number,
  answerAt: number,
  waits: readonly boolean[] = [],
): ReelPlan[] => {
  const gap = reels === 3 ? feel.gapOfThreeMs : feel.gapMs;
  const plans: ReelPlan[] = [];
  let at = Math.max(feel.minStopMs, answerAt);
  for (let reel = 0; reel < reels; reel++) {
    if (reel) at += gap;
    if (waits[reel]) at += feel.waitMs;
    const travelled = freeTravel(at - reel * feel.staggerMs);
    const whole = Math.ceil(travelled - 1e-9);
    const begin = at + (whole - travelled) / cellsPerMs;
    const rest = begin + feel.endMs + feel.settleMs;
    plans.push({ begin, cells: whole + feel.endCells, rest });
  }
  return plans;
};

/** Cells travelled by reel `reel` at time `t`; negative in the step back. */
export const travelAt = (t: number, reel: number, plan?: ReelPlan): number => {
  if (!plan || t < plan.begin) return freeTravel(t - reel * feel.staggerMs);
  const since = t - plan.begin;
  if (since < feel.endMs) {
    return plan.cells - feel.endCells + (feel.endCells + feel.back) * easeOut(since / feel.endMs);
  }
  if (since < feel.endMs + feel.settleMs) {
    return plan.cells + feel.back * (1 - easeInOut((since - feel.endMs) / feel.settleMs));
  }
  return plan.cells;
};

/** Cells a second at time `t`. */
export const speedAt = (t: number, reel: number, plan?: ReelPlan): number =>
  (travelAt(t + 1, reel, plan) - travelAt(t - 1, reel, plan)) * 500;

/** The rest of a reel that is called back to its former board, from full speed. */
export const recallMs = 600;

/** How a round is celebrated, by what it paid in stakes. */
export type Tier = 'none' | 'returned' | 'small' | 'large' | 'great' | 'grand';

/** `paid` and `stake` in the same whole measure, such as units. A return is never celebrated. */
export const tierOf = (paid: number, stake: number): Tier => {
  if (paid <= 0) return 'none';
  if (paid <= stake) return 'returned';
  if (paid < 5 * stake) return 'small';
  if (paid < 25 * stake) return 'large';
  return paid < 100 * stake ? 'great' : 'grand';
};
