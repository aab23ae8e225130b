/**
 * A round as phases: the server's outcome, in the order in which it is shown. The outcome of a draw
 * is independent of stake, player and date: it counts in whole units, and the settlement multiplies
 * by the price of a unit. The content of a phase belongs to its kind of game.
 */
export type Outcome = {
  game: string;
  version: string;
  phases: readonly { type: string }[];
  /** Units paid in all phases so far. */
  units: number;
  /** What the round waits for, if anything: the player's next choice. */
  awaits?: string;
};

/** A round as it is drawn. What is hidden is shown after the player's choices. */
export type DrawnRound<Of extends Outcome = Outcome> = { outcome: Of; hidden: unknown };
