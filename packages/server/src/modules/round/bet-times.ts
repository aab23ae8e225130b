/**
 * The times of a bet, each just under the one that would make it useless: a batch waits `lockMs`
 * for a busy player and then goes without; a bet is tried for `queueMs`, so that no late try of
 * ours overtakes what another process says after the vendor, who waits a second at least, was
 * answered "unknown" at `answerMs`; PostgreSQL ends the statement `statementMs` after it read it,
 * and decides nothing later than that after its bets were last seen to be awaited; the driver
 * gives up at `driverMs` on a server that does not answer at all.
 */
export const betTimes = {
  lockMs: 60,
  queueMs: 750,
  answerMs: 800,
  statementMs: 900,
  driverMs: 2500,
} as const;
