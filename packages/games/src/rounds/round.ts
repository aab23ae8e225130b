/**
 * A round told as phases: what the server decided, in the order in which it is shown. The outcome
 * of a draw never knows stake, player or date: it counts in whole units, and the settlement
 * multiplies by the price of a unit. What a phase holds is the business of its kind of game.
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

/** A round as it is drawn. What is hidden is shown when the player has made his choices. */
export type DrawnRound<Of extends Outcome = Outcome> = { outcome: Of; hidden: unknown };
