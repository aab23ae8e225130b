import type { Figures } from './measure';
import type { Stage } from './stage';

/** How long one measurement takes, after its warming up. */
export type Pace = { warmMs: number; measureMs: number };

/** One way to bet, measured by itself on a database of its own. */
export type Variant = {
  id: string;
  title: string;
  inFlight: number;
  run: (stage: Stage, database: string, pace: Pace) => Promise<Figures>;
};

export type Measured = { id: string; title: string; inFlight: number; rounds: Figures[] };
