import type { Figures } from './figures/measure';
import type { Stage } from './stage/stage';

/** How long one measurement takes, after its warm-up. */
export type Pace = { warmMs: number; measureMs: number };

/** One way to bet, measured by itself on a database of its own. */
export type Variant = {
  id: string;
  title: string;
  inFlight: number;
  run: (stage: Stage, database: string, pace: Pace) => Promise<Figures>;
};

/** An opened variant: a turn prepares what it needs and measures once. */
export type Way = {
  id: string;
  title: string;
  inFlight: number;
  turn: (pace: Pace) => Promise<Figures>;
};

/** Two ways that alternate turns; the ratio is the one divided by the other. */
export type Pair = { of: Way; by: Way };

/**
 * Ways that are opened, measured and closed together. Singles are measured less often, for the
 * table.
 */
export type Part = { pairs: Pair[]; singles: Way[]; close: () => Promise<void> };

export type Measured = { id: string; title: string; inFlight: number; rounds: Figures[] };
