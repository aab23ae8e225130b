import type { Figures } from './figures/measure';
import type { Stage } from './stage/stage';

/** How long one measurement takes, after its warming up. */
export type Pace = { warmMs: number; measureMs: number };

/** One way to bet, measured by itself on a database of its own. */
export type Variant = {
  id: string;
  title: string;
  inFlight: number;
  run: (stage: Stage, database: string, pace: Pace) => Promise<Figures>;
};

/** A variant where it is measured: a turn makes ready what it needs and measures once. */
export type Way = {
  id: string;
  title: string;
  inFlight: number;
  turn: (pace: Pace) => Promise<Figures>;
};

/** Two ways that take turns side by side; of the one through the other a ratio is made. */
export type Pair = { of: Way; by: Way };

/** What is opened, measured and closed together. Singles are measured less often, for the table. */
export type Part = { pairs: Pair[]; singles: Way[]; close: () => Promise<void> };

export type Measured = { id: string; title: string; inFlight: number; rounds: Figures[] };
