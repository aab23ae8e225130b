/**
 * How reels move, as pure functions of the time since the press. Nothing here knows whether a round
 * wins: `waits` says only that the reels already stopped leave something open, and lasts the same
 * for hit and miss.
 */

export const motion = {
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

const cellsPerMs = motion.cellsPerSecond / 1000;

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
  if (own < motion.backMs) return -motion.back * easeInOut(own / motion.backMs);
  const ramp = own - motion.backMs;
  if (ramp < motion.rampMs) return -motion.back + (cellsPerMs * ramp ** 2) / 2 / motion.rampMs;
  return -motion.back + cellsPerMs * (ramp - motion.rampMs / 2);
};

/** From when on a reel runs at full speed: from here its strip may be exchanged unseen. */
export const fullSpeedAt = (reel: number): number =>
  reel * motion.staggerMs + motion.backMs + motion.rampMs;

/**
 * When each reel ends, for an answer that came at `answerAt`. A stop is put off to the next whole
 * cell, at most 1/24 s.
 */
export const planStops = (
  reels: number,
  answerAt: number,
  waits: readonly boolean[] = [],
): ReelPlan[] => {
  const gap = reels === 3 ? motion.gapOfThreeMs : motion.gapMs;
  const plans: ReelPlan[] = [];
  let at = Math.max(motion.minStopMs, answerAt);
  for (let reel = 0; reel < reels; reel++) {
    if (reel) at += gap;
    if (waits[reel]) at += motion.waitMs;
    const travelled = freeTravel(at - reel * motion.staggerMs);
    const whole = Math.ceil(travelled - 1e-9);
    const begin = at + (whole - travelled) / cellsPerMs;
    const rest = begin + motion.endMs + motion.settleMs;
    plans.push({ begin, cells: whole + motion.endCells, rest });
  }
  return plans;
};

/** Cells travelled by reel `reel` at time `t`; negative in the step back. */
export const travelAt = (t: number, reel: number, plan?: ReelPlan): number => {
  if (!plan || t < plan.begin) return freeTravel(t - reel * motion.staggerMs);
  const since = t - plan.begin;
  if (since < motion.endMs) {
    return (
      plan.cells - motion.endCells + (motion.endCells + motion.back) * easeOut(since / motion.endMs)
    );
  }
  if (since < motion.endMs + motion.settleMs) {
    return plan.cells + motion.back * (1 - easeInOut((since - motion.endMs) / motion.settleMs));
  }
  return plan.cells;
};

/** Cells a second at time `t`. */
export const speedAt = (t: number, reel: number, plan?: ReelPlan): number =>
  (travelAt(t + 1, reel, plan) - travelAt(t - 1, reel, plan)) * 500;

/** The rest of a reel that is called back to its former board, from full speed. */
export const recallMs = 600;

/** How a round is celebrated, by what it paid in stakes. */
export type WinTier = 'none' | 'returned' | 'small' | 'large' | 'great' | 'grand';

/** `paid` and `stake` in the same whole measure, such as units. A return is never celebrated. */
export const winTier = (paid: number, stake: number): WinTier => {
  if (paid <= 0) return 'none';
  if (paid <= stake) return 'returned';
  if (paid < 5 * stake) return 'small';
  if (paid < 25 * stake) return 'large';
  return paid < 100 * stake ? 'great' : 'grand';
};
