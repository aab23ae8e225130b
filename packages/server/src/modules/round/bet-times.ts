/**
 * The times of a bet, from its first byte: it is begun by `queueMs` and decided by `decideMs`,
 * under its player's lock, or not at all; at `answerMs` the vendor is answered "unknown". So no
 * late try of ours overtakes what another process says to a repeat, however soon it comes. A batch
 * waits `lockMs` for a busy player and then goes without; PostgreSQL ends the statement
 * `statementMs` after it read it; the driver gives up at `driverMs` on a server that does not
 * answer at all.
 */
export const betTimes = {
  lockMs: 60,
  queueMs: 500,
  decideMs: 780,
  answerMs: 800,
  statementMs: 900,
  driverMs: 2500,
} as const;
